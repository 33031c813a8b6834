import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { createEmptyDatabase } from '@ospite/server/testing';
import { databaseSchema } from '../database-schema';
import { STANDARD_REPLY_TEMPLATES } from '../seed/standard-reply-templates';

const BEFORE = '20261125010000-home-content';

it('a ready reply says nothing of the tax any more, unless the owner has written it anew', async () => {
  const database = await createEmptyDatabase();
  const orm = new MikroORM(ormOptions(database.url, databaseSchema));
  try {
    await orm.migrator.up({ to: BEFORE });
    const [offer, ...others] = STANDARD_REPLY_TEMPLATES;
    const stored = {
      ...offer,
      body: {
        it: offer?.body.it.replace('in tutto.', 'in tutto, tassa di soggiorno compresa.'),
        en: offer?.body.en.replace('in all.', 'in all, tourist tax included.'),
        de: offer?.body.de.replace('{{estimate}}.', '{{estimate}}, Kurtaxe inbegriffen.'),
        es: 'Escrito por mí, tasa turística incluida.',
      },
    };
    expect(JSON.stringify(stored)).toMatch(/compresa.*included.*inbegriffen/);
    const em = orm.em.fork();
    await em.execute('update reply_templates set templates = ?::jsonb', [
      JSON.stringify([stored, ...others]),
    ]);
    await runMigrations(orm);
    const [row] = await em.execute('select templates from reply_templates');
    expect(row?.templates).toEqual([{ ...offer, body: { ...offer?.body, es: stored.body.es } }, ...others]);
  } finally {
    await orm.close();
    await database.drop();
  }
});
