/** Who a message says it is from: always our own address, never a guest's, which mail filters drop. */
export interface SenderAddress {
  readonly name: string;
  readonly address: string;
}

/** Port: looks up the sender at the time of sending, since the owner may change it. */
export type FindSender = () => Promise<SenderAddress>;

/**
 * Reads `Name <address>` or a plain address.
 * @returns undefined when there is no address in it
 */
export function parseSenderAddress(text: string): SenderAddress | undefined {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))\s*$/.exec(text);
  const address = match?.[2] ?? match?.[3];
  return address === undefined ? undefined : { name: match?.[1]?.trim() ?? '', address };
}
