import {
  Clock,
  DigestEmails,
  Mailer,
  MessageStore,
  PropertyStore,
  RetryMessage,
  SendDueMessages,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import path from 'node:path';
import { Config } from '../platform/config/config';
import { FileMailer } from './mail/file-mailer';
import { MessageFolder } from './mail/message-folder';
import { parseSenderAddress, type FindSender } from './mail/envelope';
import { SmtpMailer } from './mail/smtp-mailer';
import { PropertyModule } from '../property';
import { AdminMessagesController } from './http/admin-messages.controller';
import { I18nDigestEmails } from './emails/i18n-digest-emails';
import { OutboxSender } from './outbox-sender';
import { MikroOrmMessageStore } from './persistence/mikro-orm-message-store';

@Module({
  imports: [PropertyModule],
  controllers: [AdminMessagesController],
  providers: [
    { provide: MessageStore, useClass: MikroOrmMessageStore },
    { provide: Mailer, useFactory: makeMailer, inject: [Config, PropertyStore] },
    { provide: DigestEmails, useClass: I18nDigestEmails },
    {
      provide: SendDueMessages,
      useFactory: (...ports: ConstructorParameters<typeof SendDueMessages>) => new SendDueMessages(...ports),
      inject: [MessageStore, Mailer, DigestEmails, Clock],
    },
    {
      provide: RetryMessage,
      useFactory: (...ports: ConstructorParameters<typeof RetryMessage>) => new RetryMessage(...ports),
      inject: [MessageStore, Clock],
    },
    OutboxSender,
  ],
  exports: [Mailer, MessageStore, OutboxSender],
})
export class MessagesModule {}

/** An SMTP server when one is configured, otherwise files in the data folder. */
function makeMailer(config: Config, properties: PropertyStore): Mailer {
  const configured = config.mailFrom === undefined ? undefined : parseSenderAddress(config.mailFrom);
  const findSender: FindSender = async () => {
    if (configured?.name) return configured;
    const { name, email } = await properties.get();
    return { name, address: configured?.address ?? email };
  };
  const folder = new MessageFolder(path.join(config.dataDir, 'mail'));
  return config.smtpUrl === undefined
    ? new FileMailer(folder, findSender)
    : new SmtpMailer(config.smtpUrl, findSender, folder);
}
