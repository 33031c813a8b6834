import { randomInt } from 'node:crypto';

// Without letters and digits that are mistaken for one another when read from a console.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A random secret that can be read aloud: five groups of four, 99 bits. */
export function madeUpSecret(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
