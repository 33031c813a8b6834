/** Port: signs what only this installation can have written. */
export abstract class PreviewSigner {
  abstract sign(text: string): Promise<string>;
  /** Compares in constant time. */
  abstract isSigned(text: string, signature: string): Promise<boolean>;
}
