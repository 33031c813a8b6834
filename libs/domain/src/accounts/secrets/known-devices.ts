import { Signer } from '../../shared';

/** Port: signs device tokens. */
export abstract class DeviceSigner extends Signer {}

/** A secret that was entered correctly on a device: whose it is, and its hash as stored. */
export interface EnteredSecret {
  /** Such as `account 7`; see `accountHolder` and `PANEL`. */
  readonly holder: string;
  readonly hash: string;
}

/** Who holds the super-admin key. */
export const PANEL = 'panel';
/** Who holds the password of an account. */
export const accountHolder = ({ id }: { readonly id: number }) => `account ${id}`;

/** Who enters a secret, as limits count guesses. */
export interface Guesser {
  /** The address; see `senderOf`. */
  readonly sender: string;
  /** The device tokens that the browser presents for a holder's secret, not verified yet. */
  readonly deviceTokens: (holder: string) => readonly string[];
}

const TOKEN_FORM = /^([\w-]{22})\.(.+)$/s;

/**
 * Recognises browsers in which a secret was entered correctly before, so that their guesses are counted apart and
 * strangers at the same address cannot use them up. A token opens nothing. It is signed together with the secret's
 * hash, so every new password or key ends the tokens of the old one. A copy has the same id, hence the same count.
 * Source: specification §12, Guessing and floods.
 */
export class KnownDevices {
  constructor(private readonly signer: DeviceSigner) {}

  /** @param id 128 random bits, base64url */
  async issue(id: string, secret: EnteredSecret): Promise<string> {
    return `${id}.${await this.signer.sign(signedText(id, secret))}`;
  }

  /** @returns the id of the first token that was issued for this secret */
  async recognise(tokens: readonly string[], secret: EnteredSecret): Promise<string | undefined> {
    for (const token of tokens) {
      const [, id, signature] = TOKEN_FORM.exec(token) ?? [];
      if (id === undefined || signature === undefined) continue;
      if (await this.signer.isSigned(signedText(id, secret), signature)) return id;
    }
    return undefined;
  }
}

function signedText(id: string, { holder, hash }: EnteredSecret): string {
  return `${id}\n${holder}\n${hash}`;
}
