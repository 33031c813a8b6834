import assert from 'node:assert/strict';
import { test } from 'node:test';
import ownerGuideLoader from './owner-guide-loader.mjs';
import { readOwnerGuide } from '../source/owner-guide.mjs';

const SOURCE = `# Guida

Ti basta il **telefono**.

## Il primo giorno

Piano piano.

### 1. Entra

![La porta](owner-guide/porta.webp)
![La chiave](owner-guide/chiave.webp)

1. Scrivi il nome,
   poi premi **Accedi**.
2. Fatto.

- Un punto

## Ricette

### Ho perso il telefono

Chiama.
`;

test('the guide is read section by section, with its items', () => {
  assert.deepEqual(readOwnerGuide(SOURCE), {
    title: 'Guida',
    blocks: [{ text: ['Ti basta il ', 'telefono', '.'] }],
    sections: [
      {
        title: 'Il primo giorno',
        blocks: [{ text: ['Piano piano.'] }],
        items: [
          {
            title: '1. Entra',
            blocks: [
              {
                pictures: [
                  { src: 'owner-guide/porta.webp', alt: 'La porta' },
                  { src: 'owner-guide/chiave.webp', alt: 'La chiave' },
                ],
              },
              { steps: [['Scrivi il nome, poi premi ', 'Accedi', '.'], ['Fatto.']] },
              { points: [['Un punto']] },
            ],
          },
        ],
      },
      {
        title: 'Ricette',
        blocks: [],
        items: [{ title: 'Ho perso il telefono', blocks: [{ text: ['Chiama.'] }] }],
      },
    ],
  });
});

test('its pictures are files of the bundle', () => {
  const module = ownerGuideLoader(SOURCE);
  assert.match(module, /^import picture0 from '\.\/owner-guide\/porta\.webp';/);
  assert.match(module, /"src":picture1,"alt":"La chiave"/);
});
