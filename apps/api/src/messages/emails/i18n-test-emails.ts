import { PropertyStore, TestEmails, type NewMessage } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { contactLines, OWNERS_LANGUAGE } from './email';
import { renderMessage } from './render-email';

/** The test e-mail, which looks like guests' e-mails. */
@Injectable()
export class I18nTestEmails extends TestEmails {
  constructor(private readonly properties: PropertyStore) {
    super();
  }

  override async toOwner(): Promise<NewMessage> {
    const t = mailTranslator(OWNERS_LANGUAGE);
    const property = await this.properties.get();
    return renderMessage(
      { kind: 'test', to: property.email, replyTo: null, subject: t('test.subject') },
      {
        language: OWNERS_LANGUAGE,
        title: t('test.title'),
        letterhead: property.name,
        parts: [
          { kind: 'paragraph', text: t('test.arrived') },
          { kind: 'paragraph', text: t('test.spam') },
        ],
        footer: contactLines(property, t),
      },
    );
  }
}
