import { Migration } from '@mikro-orm/migrations';

/** What the ready reply said after the price of the tourist tax, at every property. */
const SAID: readonly (readonly [price: string, tax: string])[] = [
  ['{{estimate}} in tutto', ', tassa di soggiorno compresa'],
  ['{{estimate}} in all', ', tourist tax included'],
  ['insgesamt {{estimate}}', ', Kurtaxe inbegriffen'],
  ['{{estimate}} en total', ', tasa turística incluida'],
];

/** Replies promise no tourist tax that nobody has set. What an owner has said of it in other words stays. */
export class Migration20261125014000TaxInReplies extends Migration {
  override up(): void {
    for (const [price, tax] of SAID)
      this.addSql(
        `update reply_templates set templates = replace(templates::text, '${price}${tax}.', '${price}.')::jsonb`,
      );
  }

  override down(): void {
    // What was untrue is not brought back.
  }
}
