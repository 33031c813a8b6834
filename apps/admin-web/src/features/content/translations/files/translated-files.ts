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

/** Why nothing of a file can be taken: too large, not in UTF-8, neither of the two kinds or cut off. */
export type FileProblem = 'tooLarge' | 'notUtf8' | 'damaged';

/** Reads a file of a translator's. @param isLong whether the text of an id is a long one */
export async function readTranslatedFile(
  file: File,
  isLong: (id: string) => boolean,
  pages: PageNames,
): Promise<TranslatedFile | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return 'notUtf8';
  }
  const read = content.trimStart().startsWith('<')
    ? readXliff(content, isLong)
    : readTable(content, isLong, pages);
  return read ?? 'damaged';
}
