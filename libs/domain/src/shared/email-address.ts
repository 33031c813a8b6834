/** RFC 5321 §4.5.3.1.3 allows 254 characters; the column holds 255. Source: specification §9. */
export const MAX_EMAIL_LENGTH = 255;

// One @, a dot-separated domain with a top level of letters, no blanks, nothing invisible, and no characters that could
// leave a mail header.
const EMAIL_FORM =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether a text can be written to as an e-mail address: its form, not its existence. */
export function isEmailAddress(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    EMAIL_FORM.test(text) &&
    local.length <= 64 &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

/**
 * The mailbox that an address leads to, in one spelling, so that one person cannot be written to under many: without
 * capitals, without what follows a `+`, letters of full width as plain ones, and the domain as servers look it up. What
 * a provider does beside (Gmail's dots) is not guessed. For comparing alone: letters go to the address as it was typed.
 * Source: decisions §4, floods.
 * @param email passes `isEmailAddress`
 */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at);
  // A local part that begins with a plus has no name before it.
  const name = local.slice(0, 1) + local.slice(1).replace(/\+.*$/u, '');
  return `${name}@${hostOf(plain.slice(at + 1))}`;
}

/** A host as the name servers know it: labels of other scripts as `xn--…`. */
function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname.replace(/\.$/, '');
  } catch {
    return domain;
  }
}
