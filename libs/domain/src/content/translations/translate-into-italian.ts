import { DomainError, isBlank, type Language } from '../../shared';
import { markedLines, withLines } from './marked-lines';
import type { Translator } from './translator';

/** Longest text in characters: a reply is the longest that the owner reads. */
export const MAX_TEXT_INTO_ITALIAN_LENGTH = 10_000;

/** Control characters, and those that turn a line around; lines and tabs stay. */
const UNREADABLE = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu;

/** Has somebody's words translated for the owner, who has asked for it. Nothing is stored. */
export class TranslateIntoItalian {
  constructor(private readonly translator: Translator) {}

  /**
   * @param text plain; its lines stay lines
   * @throws DomainError `content.translator_unusable` when nothing came back; and those of the port
   */
  async translate(text: string, from: Exclude<Language, 'it'>): Promise<string> {
    const lines = text.split('\n');
    const written = lines.filter((line) => !isBlank(line));
    const translated = await this.translator.translate(written.flatMap(markedLines), { from, to: 'it' });
    const left = translated.values();
    const italian = lines
      .map((line) => (isBlank(line) ? '' : withLines(line, [left.next().value ?? ''])))
      .join('\n')
      .replaceAll(UNREADABLE, '');
    if (isBlank(italian)) throw new DomainError('content.translator_unusable');
    return italian;
  }
}
