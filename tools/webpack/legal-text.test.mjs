import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLegalText } from './legal-text.mjs';

/** A text with the hash that it asks for. */
function withHash(body, hash = '0'.repeat(12)) {
  const source = `---\nupdated: 2026-11-22\nhash: ${hash}\n---\n\n${body}\n`;
  try {
    readLegalText(source);
    return source;
  } catch ({ message }) {
    return `---\nupdated: 2026-11-22\nhash: ${/hash: (\w+)/.exec(message)?.[1]}\n---\n\n${body}\n`;
  }
}

test('a legal text is read as blocks, lists item by item', () => {
  const { updated, blocks } = readLegalText(
    withHash(
      '## 1. Dati & cookie\n\nScrivi\na [noi](mailto:{{email}}) o al\n[Garante](https://g.example).\n\n- `lang`: **lingua**\n- due\n  righe',
    ),
  );
  assert.equal(updated, '2026-11-22');
  assert.deepEqual(blocks, [
    { tag: 'h2', html: '1. Dati &amp; cookie' },
    {
      tag: 'p',
      html: 'Scrivi a <a href="mailto:{{email}}">noi</a> o al <a href="https://g.example" rel="noopener">Garante</a>.',
    },
    { tag: 'li', html: '<code>lang</code>: <strong>lingua</strong>' },
    { tag: 'li', html: 'due righe' },
  ]);
});

test('a block may stand under a condition', () => {
  const { blocks } = readLegalText(withHash('{{if tracking}} Sì.\n\n- {{unless tracking}} No.'));
  assert.deepEqual(blocks, [
    { tag: 'p', html: 'Sì.', only: 'tracking' },
    { tag: 'li', html: 'No.', except: 'tracking' },
  ]);
});

test('a legal text takes no HTML', () => {
  const { blocks } = readLegalText(withHash('<script>"x"</script>'));
  assert.deepEqual(blocks, [{ tag: 'p', html: '&lt;script>&quot;x&quot;&lt;/script>' }]);
});

test('a text whose words have changed is refused until its day is written anew; new line ends are no change', () => {
  const source = withHash('Conserviamo i dati per due anni.');
  assert.doesNotThrow(() => readLegalText(source.replace('i dati', 'i\ndati')));
  assert.throws(
    () => readLegalText(source.replace('due', 'tre')),
    /words of this text have changed.*updated: \d{4}-/,
  );
  assert.throws(() => readLegalText('Senza data.'), /updated:/);
});
