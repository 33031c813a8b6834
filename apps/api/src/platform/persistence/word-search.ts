import { raw, type FilterQuery } from '@mikro-orm/postgresql';

/**
 * Conditions of a search: each word is looked for by itself, so that "greta müller" finds a first and a last name.
 * @param words separated by blanks; without any, nothing is asked for
 * @param textOf SQL of what is searched, in lower case, for the alias of a row
 */
export function hasEveryWord<Row extends object>(
  words: string | undefined,
  textOf: (alias: string) => string,
): FilterQuery<Row>[] {
  // Each once: fifty times the same letter would be looked for fifty times in each row.
  const wanted = new Set(words?.split(/\s+/).filter(Boolean));
  return [...wanted].map((word) => ({
    [raw((alias) => `${textOf(alias)} like lower(?)`, [likePattern(word)])]: [],
  })) as FilterQuery<Row>[];
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
