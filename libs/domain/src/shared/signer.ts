/** Port: signs what only this installation can have written. Each use has a signer of its own, with its own key. */
export abstract class Signer {
  abstract sign(text: string): Promise<string>;
  /** Compares in constant time. */
  abstract isSigned(text: string, signature: string): Promise<boolean>;
}
