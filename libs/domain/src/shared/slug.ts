/** Longest slug. Source: specification §9, String limits. */
export const MAX_SLUG_LENGTH = 50;
const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug made from a name: lower case, no accents, single hyphens for all else. Source: specification §5. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** Whether a text is a slug; digits alone are not, since they could be an id. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG_FORM.test(text) && /[a-z]/.test(text);
}
