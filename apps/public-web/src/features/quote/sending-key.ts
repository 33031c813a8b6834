/** A key no other sending has; also where the page came over plain HTTP, which lacks `crypto.randomUUID`. */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
