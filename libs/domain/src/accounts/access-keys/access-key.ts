import { DomainError, textProblem } from '../../shared';

/** What a key may be used for. Source: specification §7, Further calls. */
export const ACCESS_KEY_SCOPES = ['read', 'read-write'] as const;
export type AccessKeyScope = (typeof ACCESS_KEY_SCOPES)[number];
/** Our own figure: what a history can show in a line. */
export const MAX_ACCESS_KEY_NAME_LENGTH = 40;

/** A key with which another program calls the API in the owner's place. The secret itself is stored nowhere. */
export interface AccessKey {
  readonly id: number;
  /** What the owner calls the program. */
  readonly name: string;
  readonly scope: AccessKeyScope;
  /**
   * The name of the account that made it. The key is deleted with that account, so that someone who has left has no way in.
   */
  readonly createdBy: string;
  /** Whether that account may edit content now: a key may no more than who made it. */
  readonly mayEditContent: boolean;
  readonly createdAt: Date;
  /** To within `LAST_USE_INTERVAL_MS`; null before the first use. */
  readonly lastUsedAt: Date | null;
}

/** A name as typed, trimmed. @throws DomainError `access_key.invalid` */
export function accessKeyName(name: string): string {
  const problem = textProblem('name', name, { max: MAX_ACCESS_KEY_NAME_LENGTH, isRequired: true });
  if (problem) throw new DomainError('access_key.invalid', {}, [problem]);
  return name.trim();
}

/**
 * How histories name a key, such as `API · Gestionale`. No account can have such a name, since the dot is none of a
 * username's characters, nor one in Latin letters that begins with `API` and another sign.
 */
export function nameInHistory({ name }: Pick<AccessKey, 'name'>): string {
  return `API · ${name}`;
}
