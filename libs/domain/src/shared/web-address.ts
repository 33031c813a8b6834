/** Longest link that is kept; our own limit. */
export const MAX_URL_LENGTH = 500;

const WEB_ADDRESS_FORM = /^https?:\/\/[^\s"'<>`\\^{|}\p{Cc}]+$/iu;

/** Whether a text is a link that pages may carry: http or https with a host, without a name or password in it. */
export function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS_FORM.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}
