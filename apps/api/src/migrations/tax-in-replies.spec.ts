import { runMigrations } from '@ospite/server/persistence';
import { databaseBefore } from './database-before.fixture';

const orm = databaseBefore('20261125010000-home-content');

const aReply = (it: string, en: string, de: string, es: string) => [
  { name: 'Il preventivo', subject: { it: 'Il tuo preventivo' }, body: { it, en, de, es } },
];

it('a ready reply says nothing of the tax any more, unless the owner has written it in other words', async () => {
  const stored = aReply(
    'Prezzo: {{estimate}} in tutto, tassa di soggiorno compresa.\n\nA presto',
    'Price: {{estimate}} in all, tourist tax included.\n\nSee you soon',
    'Preis: insgesamt {{estimate}}, Kurtaxe inbegriffen.\n\nBis bald',
    'Cuesta {{estimate}}, con la tasa turística incluida.',
  );
  const em = orm().em.fork();
  await em.execute('update reply_templates set templates = ?::jsonb', [JSON.stringify(stored)]);
  await runMigrations(orm());
  const [row] = await em.execute('select templates from reply_templates');
  expect(row?.templates).toEqual(
    aReply(
      'Prezzo: {{estimate}} in tutto.\n\nA presto',
      'Price: {{estimate}} in all.\n\nSee you soon',
      'Preis: insgesamt {{estimate}}.\n\nBis bald',
      'Cuesta {{estimate}}, con la tasa turística incluida.',
    ),
  );
});
