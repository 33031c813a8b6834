/**
 * Port: signs values so that only this installation can have issued them. Each use has a signer of its own, with its own key.
 */
export abstract class Signer {
  abstract sign(text: string): Promise<string>;
  /** Compares in constant time. */
  abstract isSigned(text: string, signature: string): Promise<boolean>;
}
