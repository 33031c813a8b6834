import { DomainError, type Language } from '../../shared';
import { markedLines, withLines } from './marked-lines';
import type { Translator } from './translator';

/** Longest text in characters: a reply is the longest that the owner reads. */
export const MAX_TEXT_INTO_ITALIAN_LENGTH = 10_000;

/** Has somebody's words translated for the owner, who has asked for it. Nothing is stored. */
export class TranslateIntoItalian {
  constructor(private readonly translator: Translator) {}

  /**
   * @param text plain; its lines stay lines
   * @throws DomainError `content.translator_unusable` when nothing came back; and those of the port
   */
  async translate(text: string, from: Exclude<Language, 'it'>): Promise<string> {
    const lines = text.split('\n');
    const written = lines.filter((line) => line.trim() !== '');
    const translated = await this.translator.translate(written.flatMap(markedLines), { from, to: 'it' });
    const left = translated.values();
    const italian = lines.map((line) =>
      line.trim() === '' ? '' : withLines(line, [left.next().value ?? '']),
    );
    if (italian.every((line) => line.length === 0)) throw new DomainError('content.translator_unusable');
    return italian.join('\n');
  }
}
