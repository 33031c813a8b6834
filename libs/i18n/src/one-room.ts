/** Texts of a language, in groups. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Texts of a house with one room in place of those for several, such as "Camera" for "Camere": by catalogue. */
export const ONE_ROOM = 'one-room';

/** Pattern of the addresses of the texts with these among them. @param pattern of the others (`textsAddress`) */
export function oneRoomPattern(pattern: string): string {
  return pattern.replace('*', `${ONE_ROOM}/*`);
}

/** Texts with some of them replaced. */
export function withTexts(texts: Texts, replacing: Texts): Texts {
  const replaced = Object.entries(replacing).map(([name, text]) => {
    const before = texts[name];
    const isGroup = typeof text === 'object' && typeof before === 'object';
    return [name, isGroup ? withTexts(before, text) : text] as const;
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}
