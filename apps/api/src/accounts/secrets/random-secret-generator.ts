import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretGenerator } from '@ospite/domain';

// Without letters and digits that are mistaken for one another when read from a console.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** Five groups of four random characters, 99 bits. */
@Injectable()
export class RandomSecretGenerator extends SecretGenerator {
  override generate(): string {
    const group = () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return Array.from({ length: GROUPS }, group).join('-');
  }
}
