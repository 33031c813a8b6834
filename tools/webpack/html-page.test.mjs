import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlPage } from './html-page.mjs';

const page = new HtmlPage({
  entry: 'main',
  title: 'Pannello',
  loading: 'Un momento & basta…',
  withoutScript: 'Serve JavaScript.',
});

test('the document of a back-office says that it is opening before any script has come', () => {
  const html = page.html(['main.css', 'main.js'], '/assets/');
  assert.match(html, /<div id="root"><p [^>]*>Un momento &#38; basta…<\/p><\/div>/);
  assert.match(html, /<noscript>Serve JavaScript\.<\/noscript>/);
});

test('it has no script and no style sheet of its own, which the policy would refuse', () => {
  const html = page.html(['main.css', 'main.js'], '/assets/');
  assert.doesNotMatch(html, /<style|<script(?![^>]* src=)/);
});

test('it has a light scheme alone, so that no browser makes its fields and lists dark', () => {
  assert.match(page.html([], '/'), /<meta name="color-scheme" content="only light">/);
});
