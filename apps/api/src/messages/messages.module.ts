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
import { useCase } from '../platform/use-case';
import { PropertyModule } from '../property';
import { I18nDigestEmails } from './emails/i18n-digest-emails';
import { AdminMessagesController } from './http/admin-messages.controller';
import { parseSenderAddress, type FindSender } from './mail/envelope';
import { FileMailer } from './mail/file-mailer';
import { MessageFolder } from './mail/message-folder';
import { SmtpMailer } from './mail/smtp-mailer';
import { OutboxSender } from './outbox-sender';
import { MikroOrmMessageStore } from './persistence/mikro-orm-message-store';

@Module({
  imports: [PropertyModule],
  controllers: [AdminMessagesController],
  providers: [
    { provide: MessageStore, useClass: MikroOrmMessageStore },
    { provide: Mailer, useFactory: makeMailer, inject: [Config, PropertyStore] },
    { provide: DigestEmails, useClass: I18nDigestEmails },
    useCase(SendDueMessages, [MessageStore, Mailer, DigestEmails, Clock]),
    useCase(RetryMessage, [MessageStore, Clock]),
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
