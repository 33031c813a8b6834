import { Migration } from '@mikro-orm/migrations';
import type { ReplyTemplate } from '@ospite/domain';
import { STANDARD_REPLY_TEMPLATES } from '../seed/standard-reply-templates';

/** What the ready reply said of the tax, also where the property has none; each after the price. */
const SAID = {
  it: [' in tutto', ', tassa di soggiorno compresa'],
  en: [' in all', ', tourist tax included'],
  de: ['{{estimate}}', ', Kurtaxe inbegriffen'],
  es: [' en total', ', tasa turística incluida'],
} as const;

/** The ready reply says nothing untrue of the tourist tax. A text that the owner has written anew stays as it is. */
export class Migration20261125014000TaxInReplies extends Migration {
  override async up(): Promise<void> {
    const em = this.getEntityManager();
    const rows: { templates: readonly ReplyTemplate[] }[] = await em.execute(
      'select templates from reply_templates',
    );
    for (const { templates } of rows)
      await em.execute('update reply_templates set templates = ?::jsonb', [
        JSON.stringify(templates.map(withoutTax)),
      ]);
  }

  override down(): void {
    // What was untrue is not brought back.
  }
}

function withoutTax(template: ReplyTemplate): ReplyTemplate {
  const body = { ...template.body };
  const offer = STANDARD_REPLY_TEMPLATES[0]?.body;
  for (const [language, [end, tax]] of Object.entries(SAID) as [
    keyof typeof SAID,
    readonly [string, string],
  ][]) {
    const text = offer?.[language] ?? '';
    if (body[language] === text.replace(`${end}.`, `${end}${tax}.`)) body[language] = text;
  }
  return { ...template, body };
}
