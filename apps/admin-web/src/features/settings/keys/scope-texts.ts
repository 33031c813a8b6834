import type { AccessKey } from '@ospite/contracts';

/** Keys of what a scope is called. */
export const SCOPE_TEXTS: Readonly<Record<AccessKey['scope'], string>> = {
  read: 'office:keys.read',
  'read-write': 'office:keys.readWrite',
};
