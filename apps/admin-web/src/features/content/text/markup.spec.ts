import { LINKED_PAGES, tidied, type Block, type LinkedPage, type TextRun } from '@ospite/domain';
import fc from 'fast-check';
import { blocksOf, markupOf, type PageNames } from './markup';

const PAGES: PageNames = {
  names: {
    ...(Object.fromEntries(LINKED_PAGES.map((page) => [page, page])) as Record<LinkedPage, string>),
    contact: 'Contatti',
    about: 'Chi siamo',
    'own:17': 'Gite [in barca] (estate)',
  },
  removed: 'Pagina eliminata',
};
const read = (markup: string) => blocksOf(markup, PAGES);
const paragraph = (...runs: readonly TextRun[]): Block => ({ paragraph: runs });

it('makes a paragraph of every line, however many blank ones stand between', () => {
  expect(read('Due case.\nTra i ginepri.\n\n\nE il mare.')).toEqual(
    ['Due case.', 'Tra i ginepri.', 'E il mare.'].map((text) => paragraph({ text })),
  );
});

it('makes a list of lines that begin with a dash, also with the one that phones make of it', () => {
  expect(read('Portate:\n- scarpe\n\n– un telo\n• acqua\nA presto.')).toEqual([
    paragraph({ text: 'Portate:' }),
    { list: [[{ text: 'scarpe' }], [{ text: 'un telo' }], [{ text: 'acqua' }]] },
    paragraph({ text: 'A presto.' }),
  ]);
});

it('makes bold what stands between two asterisks, and leaves a lone pair as it was typed', () => {
  expect(read('Qui **si sta bene** sempre. **Anche')).toEqual([
    paragraph({ text: 'Qui ' }, { text: 'si sta bene', bold: true }, { text: ' sempre. **Anche' }),
  ]);
});

it.each([
  ['Contatti', 'page:contact'],
  ['chi siamo', 'page:about'],
  ['gite [in barca] (estate)', 'page:own:17'],
  ['Pagina eliminata 21', 'page:own:21'],
  ['own:17', 'own:17'],
  ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
  ['www.example.org', 'https://www.example.org'],
  ['info@example.org', 'mailto:info@example.org'],
  ['+39 0784 123 456', 'tel:+390784123456'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('leads to %s by what everybody would type', (typed, link) => {
  expect(read(`[Scrivici](${typed}).`)).toEqual([paragraph({ text: 'Scrivici', link }, { text: '.' })]);
});

it('shows a stored text so that it reads as it is stored', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '*', '[', ']', '(', ')', '\\', '-', '–', '•', 'à', '🌲'),
    maxLength: 12,
  });
  const link = fc.constantFrom(
    'page:contact',
    'page:own:17',
    'page:own:21',
    'https://example.org/a_(b)',
    'mailto:info@example.org',
    'tel:+390784123456',
  );
  const run = fc.record({ text, bold: fc.boolean(), link: fc.option(link, { nil: undefined }) });
  const runs = fc.array(run, { maxLength: 4 });
  const block = fc.oneof(
    runs.map((some): Block => ({ paragraph: some as TextRun[] })),
    fc.array(runs, { maxLength: 3 }).map((some): Block => ({ list: some as TextRun[][] })),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (some) => {
      const stored = withoutNeighbouringLists(tidied(some));
      expect(read(markupOf(stored, PAGES))).toEqual(stored);
    }),
    { seed: 7, numRuns: 500 },
  );
});

/** Two lists without a word between them read as one. */
function withoutNeighbouringLists(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter((block, at) => !('list' in block && 'list' in (blocks[at - 1] ?? {})));
}
