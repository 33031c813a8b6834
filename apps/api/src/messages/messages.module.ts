import {
  BrandStore,
  Clock,
  DescribeDelivery,
  DigestEmails,
  Mailer,
  MailRoute,
  MessageStore,
  BoundedWait,
  PropertyStore,
  RateLimiter,
  RetryMessage,
  SendDueMessages,
  SenderRecordReader,
  SendTestMessage,
  TestEmails,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import path from 'node:path';
import { Config } from '@ospite/server/config';
import { MediaFiles } from '@ospite/server/media';
import { useCase } from '@ospite/server/wiring';
import { BrandModule } from '../brand';
import { PropertyModule } from '../property';
import { I18nDigestEmails } from './emails/i18n-digest-emails';
import { I18nTestEmails } from './emails/i18n-test-emails';
import { AdminMessagesController } from './http/admin-messages.controller';
import { ConfiguredMailRoute } from './mail/configured-mail-route';
import { DressedMailer } from './mail/dressed-mailer';
import { DnsSenderRecordReader } from './mail/dns-sender-record-reader';
import { DnsTextRecords } from './mail/dns-text-records';
import { parseSenderAddress, type FindSender } from './mail/envelope';
import { FileMailer } from './mail/file-mailer';
import { MessageFolder } from './mail/message-folder';
import { SmtpMailer } from './mail/smtp-mailer';
import { OutboxSender, TimerBoundedWait } from './outbox-sender';
import { MikroOrmMessageStore } from './persistence/mikro-orm-message-store';

@Module({
  imports: [BrandModule, PropertyModule],
  controllers: [AdminMessagesController],
  providers: [
    { provide: MessageStore, useClass: MikroOrmMessageStore },
    { provide: Mailer, useFactory: makeMailer, inject: [Config, PropertyStore, BrandStore, MediaFiles] },
    { provide: MailRoute, useFactory: mailRoute, inject: [Config, PropertyStore] },
    DnsTextRecords,
    { provide: SenderRecordReader, useClass: DnsSenderRecordReader },
    { provide: DigestEmails, useClass: I18nDigestEmails },
    { provide: TestEmails, useClass: I18nTestEmails },
    { provide: BoundedWait, useClass: TimerBoundedWait },
    useCase(SendDueMessages, [MessageStore, Mailer, DigestEmails, Clock, BoundedWait]),
    useCase(DescribeDelivery, [MessageStore, MailRoute]),
    useCase(RetryMessage, [MessageStore, Clock]),
    useCase(SendTestMessage, [MessageStore, MailRoute, TestEmails, SenderRecordReader, RateLimiter, Clock]),
    OutboxSender,
  ],
  exports: [DescribeDelivery, Mailer, MessageStore, OutboxSender],
})
export class MessagesModule {}

/** An SMTP server when one is configured, otherwise files in the data folder. */
function makeMailer(
  config: Config,
  properties: PropertyStore,
  brands: BrandStore,
  media: MediaFiles,
): Mailer {
  const findSender = senderFinder(config, properties);
  const folder = new MessageFolder(path.join(config.dataDir, 'mail'));
  const mailer =
    config.smtpUrl === undefined
      ? new FileMailer(folder, findSender)
      : new SmtpMailer(config.smtpUrl, findSender, folder);
  return new DressedMailer(mailer, brands, (address) => media.read(address));
}

function mailRoute(config: Config, properties: PropertyStore): MailRoute {
  const delivery = config.smtpUrl === undefined ? 'files' : 'smtp';
  return new ConfiguredMailRoute(delivery, senderFinder(config, properties));
}

/** The configured sender, completed by the property's name and address. */
function senderFinder({ mailFrom }: Config, properties: PropertyStore): FindSender {
  const configured = mailFrom === undefined ? undefined : parseSenderAddress(mailFrom);
  return async () => {
    if (configured?.name) return configured;
    const { name, email } = await properties.get();
    return { name, address: configured?.address ?? email };
  };
}
