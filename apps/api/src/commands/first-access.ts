import type { INestApplicationContext } from '@nestjs/common';
import {
  CredentialsFile,
  DEFAULT_USERNAME,
  DomainError,
  EnsureAccess,
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordWeakness,
  PRODUCT_NAME,
  type FieldProblemCode,
  type NewAccess,
} from '@ospite/domain';
import { Config, ConfigError } from '@ospite/server/config';

const WEAKNESSES = {
  too_short: `is too short: use at least ${MIN_PASSWORD_LENGTH} characters`,
  too_long: `is too long: use at most ${MAX_PASSWORD_LENGTH} characters`,
  common: 'is one that everybody tries first: choose another',
} as const;

/**
 * What is wrong with the names and secrets that the environment gives: they follow the same rules as those that people
 * choose later. A line never repeats a secret.
 */
export function* accessProblems({ adminUsername, adminPassword, superAdminKey }: Config): Generator<string> {
  if (adminUsername && adminUsername.length > MAX_USERNAME_LENGTH)
    yield `ADMIN_USERNAME is too long: use at most ${MAX_USERNAME_LENGTH} characters.`;
  const weakness = adminPassword && passwordWeakness(adminPassword, adminUsername ?? DEFAULT_USERNAME);
  if (weakness) yield `ADMIN_PASSWORD ${WEAKNESSES[weakness]}.`;
  if (superAdminKey && superAdminKey.length > MAX_PASSWORD_LENGTH)
    yield `SUPER_ADMIN_KEY is too long: use at most ${MAX_PASSWORD_LENGTH} characters.`;
}

/** What is wrong with a name that has the right length in the settings; the longest one may grow in small letters. */
const UNFIT_NAMES: Partial<Record<FieldProblemCode, string>> = {
  required: 'shows nothing: use letters',
  too_long: `is too long in small letters: use at most ${MAX_USERNAME_LENGTH}`,
  invalid_characters:
    "has characters that confuse: begin with a letter or digit, and use Latin, Greek or Cyrillic letters alone, digits, spaces and . _ @ + - '",
  unknown_value: `reads like the program's or an access key's: use none like "${PRODUCT_NAME}", nor "API" and a space or sign`,
};

/**
 * Makes sure that somebody can sign in.
 * @returns lines for the console: what was made, and where it is written down
 * @throws ConfigError for a username that no new account may have; where there is an account, it may stay in the settings
 */
export async function ensureAccess(app: INestApplicationContext): Promise<readonly string[]> {
  const config = app.get(Config);
  const ensuring = app.get(EnsureAccess).ensure({
    username: config.adminUsername,
    password: config.adminPassword,
    superAdminKey: config.superAdminKey,
    mayGenerate: config.environment !== 'production',
  });
  const made = await ensuring.catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'account.invalid') throw error;
    throw new ConfigError(error.fields.map(({ code }) => `ADMIN_USERNAME ${UNFIT_NAMES[code] ?? code}.`));
  });
  return linesAbout(made, app.get(CredentialsFile).path);
}

function linesAbout({ owner, superAdminKey, setupCode }: NewAccess, file: string): string[] {
  const lines = [];
  if (setupCode !== undefined)
    lines.push(
      'No account yet. Make the first one on the login page with this setup code:',
      `  ${setupCode}`,
    );
  if (owner?.password !== undefined)
    lines.push(
      `Made the owner's account (also in ${file}):`,
      `  username ${owner.username}`,
      `  password ${owner.password}`,
    );
  else if (owner) lines.push(`Made the owner's account "${owner.username}" with your ADMIN_PASSWORD.`);
  if (superAdminKey !== undefined)
    lines.push(`Made the super-admin key (also in ${file}):`, `  ${superAdminKey}`);
  return lines;
}
