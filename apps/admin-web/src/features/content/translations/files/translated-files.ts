import type { Language, TranslatedText } from '@ospite/domain';
import type { PageNames } from '../../text/markup';
import { readTable } from './table';
import { readXliff } from './xliff';

/** What a translator gave back. */
export interface TranslatedFile {
  readonly language: Language;
  readonly texts: readonly TranslatedText[];
}

/** Largest file that is read, in bytes: a site of a few hundred texts has some hundred kilobytes. Our own figure. */
export const MAX_FILE_BYTES = 5_000_000;

/** Why nothing of a file can be taken: too large, no text such as a photo, not in UTF-8, neither of the two kinds or cut off. */
export type FileProblem = 'tooLarge' | 'otherKind' | 'notUtf8' | 'damaged';

/** Reads a file of a translator's. @param isLong whether the text of an id is a long one */
export async function readTranslatedFile(
  file: File,
  isLong: (id: string) => boolean,
  pages: PageNames,
): Promise<TranslatedFile | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0) && !isUtf16(bytes)) return 'otherKind';
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'notUtf8';
  }
  const read = content.trimStart().startsWith('<')
    ? readXliff(content, isLong)
    : readTable(content, isLong, pages);
  return read ?? 'damaged';
}

/** Whether it says so of itself, as a spreadsheet's "Unicode text" does: it is full of zeros, though a text. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
