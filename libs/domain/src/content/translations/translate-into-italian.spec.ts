import type { Language } from '../../shared';
import { TranslateIntoItalian } from './translate-into-italian';
import { Translator } from './translator';

/** Answers from a list, and notes what it was asked. */
class NotingTranslator extends Translator {
  override readonly host = 'translator.example';
  readonly asked: unknown[] = [];

  constructor(private readonly answers: Readonly<Record<string, string>>) {
    super();
  }

  override async translate(
    lines: readonly string[],
    between: { readonly from: Language; readonly to: Language },
  ): Promise<readonly string[]> {
    this.asked.push({ lines, ...between });
    return lines.map((line) => this.answers[line] ?? '');
  }
}

it('gives the owner a text line by line, as plain words', async () => {
  const translator = new NotingTranslator({
    'Guten Tag &lt;Marta&gt;,': 'Buongiorno &lt;Marta&gt;,',
    'kommen wir &amp; der Hund?': '<b>veniamo</b> noi &amp; il cane?',
  });
  const italian = await new TranslateIntoItalian(translator).translate(
    'Guten Tag <Marta>,\n\nkommen wir & der Hund?',
    'de',
  );
  expect(italian).toBe('Buongiorno <Marta>,\n\nveniamo noi & il cane?');
  expect(translator.asked).toEqual([
    { lines: ['Guten Tag &lt;Marta&gt;,', 'kommen wir &amp; der Hund?'], from: 'de', to: 'it' },
  ]);
});

it.each<Readonly<Record<string, string>>>([{}, { Hallo: '\u200b\u2800' }])(
  'says so when nothing came back that can be read: %j',
  async (answers) => {
    const nothing = new TranslateIntoItalian(new NotingTranslator(answers)).translate('Hallo', 'de');
    await expect(nothing).rejects.toMatchObject({ code: 'content.translator_unusable' });
  },
);

it('shows no characters that turn a line around, or are no letters', async () => {
  const answers = { Hallo: '\u202eCiao\u0000 a\u001b tutti' };
  const italian = await new TranslateIntoItalian(new NotingTranslator(answers)).translate('Hallo', 'de');
  expect(italian).toBe('Ciao a tutti');
});
