import { GatheredLetter, PropertyStore, type Message, type NewMessage } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { contactLines } from './contact-lines';
import type { LetterPart } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

/** The back-office is Italian, so are its letters. */
const LANGUAGE = 'it';

/**
 * The owner's one letter in a flood: the subjects of all that it stands for, which hold numbers and dates and nothing
 * that a stranger typed, and the way to them in the back-office. Source: decisions §7.
 */
@Injectable()
export class CatalogueGatheredLetter extends GatheredLetter {
  constructor(
    private readonly config: Config,
    private readonly properties: PropertyStore,
  ) {
    super();
  }

  override async write(messages: readonly Message[]): Promise<NewMessage> {
    const t = mailTranslator(LANGUAGE);
    const property = await this.properties.get();
    const parts: LetterPart[] = [
      { kind: 'paragraph', text: t('gathered.why') },
      { kind: 'notice', text: t('gathered.guests') },
      { kind: 'steps', items: messages.map(({ subject }) => subject) },
      { kind: 'action', label: t('gathered.open'), url: `${this.config.publicUrl}/admin/preventivi` },
    ];
    const letter = {
      language: LANGUAGE,
      title: t('gathered.title'),
      letterhead: property.name,
      parts,
      footer: contactLines(property, t),
    } as const;
    return {
      kind: 'quotes-gathered',
      to: messages[0]?.to ?? property.email,
      replyTo: null,
      subject: t('gathered.subject', { number: messages.length }),
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }
}
