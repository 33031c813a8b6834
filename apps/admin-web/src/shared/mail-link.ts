/**
 * Opens the owner's own mail program with a message to this address alone: a guest chose its words, and `?bcc=…` in them
 * would be a field of the message.
 * @param query subject and body, encoded
 */
export function mailLink(email: string, query = ''): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`;
}
