import {
  ChangeQuote,
  Clock,
  ContentStore,
  EstimateQuotes,
  IssueQuoteRef,
  PlaceQuote,
  PropertyStore,
  QuoteEmails,
  quoteLimit,
  QuoteRefSigner,
  QuoteStore,
  RateLimiter,
  ReadPlaceholderValues,
  ReadSampleValues,
  ReadSentQuote,
  ReplyToQuote,
  RoomStore,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { ContentModule } from '../content';
import { MessagesModule } from '../messages';
import { Config } from '@ospite/server/config';
import { hmacSigner } from '@ospite/server/persistence';
import { useCase } from '@ospite/server/wiring';
import { PropertyModule } from '../property';
import { RoomsModule } from '../rooms';
import { I18nQuoteEmails } from './emails/i18n-quote-emails';
import { AdminQuotesController } from './http/admin-quotes.controller';
import { PublicQuotesController } from './http/public-quotes.controller';
import { QuoteFormController } from './http/quote-form.controller';
import { QuoteSeriesController } from './http/quote-series.controller';
import { SampleValuesController } from './http/sample-values.controller';
import { MikroOrmQuoteStore } from './persistence/mikro-orm-quote-store';

const LIMIT = Symbol('quote limit');

@Module({
  imports: [ContentModule, MessagesModule, PropertyModule, RoomsModule],
  // The series comes first: its path would be an id to the other.
  controllers: [
    PublicQuotesController,
    QuoteSeriesController,
    AdminQuotesController,
    QuoteFormController,
    SampleValuesController,
  ],
  providers: [
    { provide: QuoteStore, useClass: MikroOrmQuoteStore },
    { provide: QuoteEmails, useClass: I18nQuoteEmails },
    { provide: LIMIT, useFactory: (config: Config) => quoteLimit(config.quotesPerHour), inject: [Config] },
    {
      provide: PlaceQuote,
      useFactory: (...ports: ConstructorParameters<typeof PlaceQuote>) => new PlaceQuote(...ports),
      inject: [QuoteStore, RoomStore, PropertyStore, ContentStore, QuoteEmails, RateLimiter, LIMIT, Clock],
    },
    useCase(ChangeQuote, [QuoteStore, PropertyStore, ContentStore, QuoteEmails, EstimateQuotes, Clock]),
    hmacSigner(QuoteRefSigner, 'quote-ref'),
    useCase(IssueQuoteRef, [QuoteRefSigner, Clock]),
    useCase(ReadSentQuote, [QuoteRefSigner, QuoteStore, RateLimiter, Clock]),
    useCase(EstimateQuotes, [RoomStore, PropertyStore]),
    useCase(ReadPlaceholderValues, [RoomStore, PropertyStore, QuoteEmails]),
    useCase(ReadSampleValues, [RoomStore, PropertyStore, QuoteEmails, Clock]),
    useCase(ReplyToQuote, [QuoteStore, PropertyStore, QuoteEmails, Clock]),
  ],
  exports: [ReadSentQuote],
})
export class QuotesModule {}
