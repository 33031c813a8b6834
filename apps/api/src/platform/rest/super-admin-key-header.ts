/** Carries the key of the super admin's calls that have no body. Source: decisions §4. */
export const SUPER_ADMIN_KEY_HEADER = 'X-Super-Admin-Key';
