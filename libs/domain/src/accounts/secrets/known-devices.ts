import { Signer, type RateLimit, type RateLimiter } from '../../shared';

/** Port: signs device tokens. */
export abstract class DeviceSigner extends Signer {}

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

/**
 * How many browsers become known for a holder within a day. Each has tries of its own, so this bounds the tries of
 * somebody who collected tokens while they knew a password that is another by now. Our own figure.
 */
export const MAX_NEW_DEVICES = 10;
const NEW_DEVICES: RateLimit = { name: 'new-device', max: MAX_NEW_DEVICES, windowMs: 86_400_000 };

const TOKEN_FORM = /^([\w-]{22})\.(.+)$/s;

/**
 * Recognises browsers in which a holder's secret was entered correctly before, so that their guesses are counted apart
 * and strangers at the same address cannot use them up. A token opens nothing, so it outlives the secret: a password
 * that was changed on the phone locks out no laptop. A copy has the same id, hence the same count.
 * Source: specification §12, Guessing and floods.
 */
export class KnownDevices {
  constructor(
    private readonly signer: DeviceSigner,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @param tokens what the browser has, in which the holder's secret has just been entered: it keeps its id
   * @param newId 128 random bits, base64url, for a browser that has none
   * @returns what the browser should keep, or undefined when enough new ones became known today
   */
  async remember(tokens: readonly string[], holder: string, newId: string): Promise<string | undefined> {
    const known = await this.recognise(tokens, holder);
    if (known === undefined && !(await this.limiter.admits(NEW_DEVICES, holder))) return undefined;
    const id = known ?? newId;
    return `${id}.${await this.signer.sign(signedText(id, holder))}`;
  }

  /** @returns the id of the first token that was issued for this holder */
  async recognise(tokens: readonly string[], holder: string): Promise<string | undefined> {
    for (const token of tokens) {
      const [, id, signature] = TOKEN_FORM.exec(token) ?? [];
      if (id === undefined || signature === undefined) continue;
      if (await this.signer.isSigned(signedText(id, holder), signature)) return id;
    }
    return undefined;
  }
}

const signedText = (id: string, holder: string) => `${id}\n${holder}`;
