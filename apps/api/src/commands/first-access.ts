import type { INestApplicationContext } from '@nestjs/common';
import { CredentialsFile, EnsureAccess, type NewAccess } from '@ospite/domain';
import { Config } from '@ospite/server/config';

/**
 * Makes sure that somebody can sign in.
 * @returns lines for the console: what was made, and where it is written down
 */
export async function ensureAccess(app: INestApplicationContext): Promise<readonly string[]> {
  const config = app.get(Config);
  const made = await app.get(EnsureAccess).ensure({
    username: config.adminUsername,
    password: config.adminPassword,
    superAdminKey: config.superAdminKey,
    mayGenerate: config.environment !== 'production',
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
