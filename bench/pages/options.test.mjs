import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTS, readOptions } from './options.mjs';
import { PAGE_NAMES } from './site.mjs';

test('without settings every page is measured in every way, seven times', () => {
  const options = readOptions([], { env: {} });
  assert.deepEqual(options, {
    site: 'http://localhost:3000',
    against: undefined,
    rounds: 7,
    pages: PAGE_NAMES,
    parts: PARTS,
    phone: 'lighthouse',
  });
});

test('settings choose pages, rounds, phone and builds', () => {
  const words = ['--page=home,quote', '--rounds=3', '--phone=iphone', '--against=http://localhost:4000/'];
  const { pages, rounds, phone, against, site } = readOptions(words, {
    env: { SITE: 'http://localhost:5000' },
  });
  assert.deepEqual(
    { pages, rounds, phone, against, site },
    {
      pages: ['home', 'quote'],
      rounds: 3,
      phone: 'iphone',
      against: 'http://localhost:4000',
      site: 'http://localhost:5000',
    },
  );
});

test('what does not exist is refused by its name', () => {
  assert.throws(() => readOptions(['--page=homes']), /No page homes; there are: home, rooms/);
  assert.throws(() => readOptions(['--phone=nokia']), /No phone nokia/);
  assert.throws(() => readOptions(['--rounds=many']), /--rounds is a number/);
  assert.throws(() => readOptions(['--round=7']), /--round/);
});
