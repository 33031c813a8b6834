import {
  Clock,
  PlaceQuote,
  PropertyStore,
  QuoteEmails,
  QuoteQuota,
  QuoteStore,
  ReplyToQuote,
  RoomStore,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages';
import { PropertyModule } from '../property';
import { RoomsModule } from '../rooms';
import { AdminQuotesController } from './http/admin-quotes.controller';
import { PublicQuotesController } from './http/public-quotes.controller';
import { QuoteFormController } from './http/quote-form.controller';
import { I18nQuoteEmails } from './emails/i18n-quote-emails';
import { MikroOrmQuoteStore } from './persistence/mikro-orm-quote-store';
import { ThrottleQuoteQuota } from './throttle-quote-quota';

@Module({
  imports: [MessagesModule, PropertyModule, RoomsModule],
  controllers: [PublicQuotesController, AdminQuotesController, QuoteFormController],
  providers: [
    { provide: QuoteStore, useClass: MikroOrmQuoteStore },
    { provide: QuoteEmails, useClass: I18nQuoteEmails },
    { provide: QuoteQuota, useClass: ThrottleQuoteQuota },
    {
      provide: PlaceQuote,
      useFactory: (...ports: ConstructorParameters<typeof PlaceQuote>) => new PlaceQuote(...ports),
      inject: [QuoteStore, RoomStore, PropertyStore, QuoteEmails, QuoteQuota, Clock],
    },
    {
      provide: ReplyToQuote,
      useFactory: (...ports: ConstructorParameters<typeof ReplyToQuote>) => new ReplyToQuote(...ports),
      inject: [QuoteStore, PropertyStore, QuoteEmails],
    },
  ],
})
export class QuotesModule {}
