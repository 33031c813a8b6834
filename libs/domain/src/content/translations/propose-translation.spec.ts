import { EditContent } from '../edit-content';
import type { ContentText } from '../section-texts';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { PublishContent } from '../publications/publish-content';
import { markedLines, withLines } from './marked-lines';
import { ProposeTranslation } from './propose-translation';
import { Translator } from './translator';

/** Says every line in capitals, and leaves the elements as they are. */
class LoudTranslator extends Translator {
  override readonly host = 'translator.example';
  meanwhile: () => Promise<unknown> = async () => undefined;

  override async translate(lines: readonly string[]): Promise<readonly string[]> {
    await this.meanwhile();
    return lines.map((line) =>
      line
        .split(/(<[^>]+>|&\w+;)/)
        .map((part, at) => (at % 2 === 0 ? part.toUpperCase() : part))
        .join(''),
    );
  }
}

async function anOffice() {
  const store = new MemoryContentStore();
  const clock = { now: () => new Date('2027-02-10T08:30:00Z') };
  const edit = new EditContent(store, clock, FREE_ADDRESSES);
  const { id } = await edit.add('about.lead', { title: { it: 'Chi & come siamo' } });
  const translator = new LoudTranslator();
  return {
    ...{ id, store, edit, translator },
    publishing: new PublishContent(store, clock),
    proposing: new ProposeTranslation(store, translator, clock),
  };
}

describe('a proposed translation', () => {
  it('stands in the draft, and keeps it from being published until somebody has read it', async () => {
    const { id, edit, publishing, proposing } = await anOffice();
    const proposed = await proposing.propose(id, 'values.title', 'de');
    expect(proposed.values.title).toEqual({ it: 'Chi & come siamo', de: 'CHI & COME SIAMO' });
    await expect(publishing.publish('marta')).rejects.toMatchObject({
      code: 'content.unread',
      fields: [{ field: `${id}.values.title.de` }],
    });
    await edit.confirm(id, 'values.title', 'de', proposed.updatedAt);
    await publishing.publish('marta');
  });

  it('is read by who writes it anew, and stays unread when its Italian changes', async () => {
    const { id, edit, store, publishing, proposing } = await anOffice();
    await proposing.propose(id, 'values.title', 'de');
    const title = { it: 'Noi', de: 'CHI & COME SIAMO' };
    const changed = await edit.change(id, { values: { title } }, undefined);
    expect(changed.marks).toMatchObject([{ language: 'de', isProposal: true }]);
    await edit.change(id, { values: { title: { ...title, de: 'Wir' } } }, undefined);
    await publishing.publish('marta');
    expect((await store.draft())[0]?.marks).toEqual([]);
  });

  it('is read once for each Italian that it says the same of', async () => {
    const { edit, publishing, proposing, translator } = await anOffice();
    translator.translate = async () => ['Ja'];
    const items = ['Il pane', 'Il silenzio'].map((it) => ({ title: { it }, text: { it: 'x' } }));
    const { id } = await edit.add('about.values', { title: { it: 'Due cose' }, items });
    for (const at of [0, 1]) await proposing.propose(id, `values.items.${at}.title`, 'de');
    const other = { ...items[0], title: { it: 'La pasta', de: 'Ja' } };
    const same = { ...items[1], title: { it: 'Il silenzio', de: 'Ja' } };
    await edit.change(id, { values: { items: [same, other] } }, undefined);
    await edit.confirm(id, 'values.items.0.title', 'de', undefined);
    await expect(publishing.publish('marta')).rejects.toMatchObject({
      fields: [{ field: `${id}.values.items.1.title.de` }],
    });
    await edit.confirm(id, 'values.items.1.title', 'de', undefined);
    await publishing.publish('marta');
  });

  it('is unread also where it was away for a while', async () => {
    const { id, edit, publishing, proposing } = await anOffice();
    const { values } = await proposing.propose(id, 'values.title', 'de');
    for (const title of [{ it: 'Noi' }, values.title])
      await edit.change(id, { values: { title } }, undefined);
    await expect(publishing.publish('marta')).rejects.toMatchObject({ code: 'content.unread' });
  });

  it('is unread no longer than guests are to see it', async () => {
    const { id, edit, publishing, proposing } = await anOffice();
    await edit.add('about.story', { title: { it: 'x' }, text: { it: [{ paragraph: [{ text: 'Ciao' }] }] } });
    const story = await edit.add('about.values', { title: { it: 'Tre cose' } });
    await proposing.propose(story.id, 'values.title', 'es');
    await edit.change(story.id, { hidden: true }, undefined);
    await publishing.publish('marta');
    expect(id).not.toBe(story.id);
  });

  it('overwrites nothing that was written meanwhile', async () => {
    const { id, edit, store, proposing, translator } = await anOffice();
    const title = { it: 'Chi & come siamo', de: 'Wir' };
    translator.meanwhile = () => edit.change(id, { values: { title } }, undefined);
    await expect(proposing.propose(id, 'values.title', 'de')).rejects.toMatchObject({
      code: 'content.changed',
    });
    expect((await store.draft())[0]?.values.title).toEqual(title);
  });

  it('is none where there is no such text, or what came back does not fit', async () => {
    const { id, proposing, translator } = await anOffice();
    await expect(proposing.propose(id, 'values.text', 'de')).rejects.toMatchObject({
      code: 'content.not_found',
    });
    await expect(proposing.propose(9, 'values.title', 'de')).rejects.toMatchObject({
      code: 'content.not_found',
    });
    translator.translate = async () => ['x'.repeat(500)];
    await expect(proposing.propose(id, 'values.title', 'de')).rejects.toMatchObject({
      code: 'content.translator_unusable',
    });
  });
});

describe('the lines of a text', () => {
  const TEXT: ContentText = [
    {
      paragraph: [
        { text: 'Siamo {{name}}: ' },
        { text: 'scrivici', bold: true, link: 'page:contact' },
        { text: ' <ora>.' },
      ],
    },
    { list: [[{ text: 'Pane' }], [{ text: 'Vino', bold: true }]] },
  ];

  it('number what looks unlike others, and what nobody translates', () => {
    expect(markedLines(TEXT)).toEqual([
      'Siamo <span id="1">{{name}}</span>: <span id="3">scrivici</span> &lt;ora&gt;.',
      'Pane',
      '<span id="0">Vino</span>',
    ]);
    expect(withLines(TEXT, markedLines(TEXT))).toEqual(TEXT);
  });

  it('come to an end with any number of marks that are not closed', () => {
    const line = '<span id="1">'.repeat(50_000);
    expect(withLines('Pane', [line])).toBe('');
  });

  it('have their looks again wherever the words went, and no others', () => {
    const lines = [
      '<span id="3">Write</span> to <span id="1">nobody</span> &lt;<b>now</b>&gt;&#39;<span id="8">!</span>',
      'Bread',
      'Wine',
    ];
    expect(withLines(TEXT, lines)).toEqual([
      { paragraph: [{ text: 'Write', bold: true, link: 'page:contact' }, { text: " to {{name}} <now>'!" }] },
      { list: [[{ text: 'Bread' }], [{ text: 'Wine' }]] },
    ]);
  });
});
