import { PasswordEmails, PROPERTY_TIME_ZONE, PropertyStore, type NewMessage } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { contactLines, OWNERS_LANGUAGE, renderMessage } from '../../messages';

/** Tells the property that the super admin gave an account another password. */
@Injectable()
export class I18nPasswordEmails extends PasswordEmails {
  constructor(private readonly properties: PropertyStore) {
    super();
  }

  override async passwordGiven(username: string, at: Date): Promise<NewMessage> {
    const t = mailTranslator(OWNERS_LANGUAGE);
    const property = await this.properties.get();
    const when = at.toLocaleString(OWNERS_LANGUAGE, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: PROPERTY_TIME_ZONE,
    });
    return renderMessage(
      {
        kind: 'password-reset',
        to: property.email,
        replyTo: null,
        subject: t('passwordReset.subject'),
      },
      {
        language: OWNERS_LANGUAGE,
        title: t('passwordReset.title'),
        letterhead: property.name,
        parts: [
          { kind: 'paragraph', text: t('passwordReset.happened', { username, when }) },
          { kind: 'paragraph', text: t('passwordReset.ended') },
          { kind: 'paragraph', text: t('passwordReset.notYou') },
        ],
        footer: contactLines(property, t),
      },
    );
  }
}
