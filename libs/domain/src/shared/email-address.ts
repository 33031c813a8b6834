/** RFC 5321 §4.5.3.1.3 allows 254 characters; the column holds 255. Source: specification §9. */
export const MAX_EMAIL_LENGTH = 255;

// One @, a dot-separated domain with a top level of letters, no blanks or characters that could leave a mail header.
const EMAIL_FORM =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

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
