// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markElements } from './first-screen.mjs';

test('every element knows where it begins, also a picture in a drawing', () => {
  const html = '<body><p class="a">è</p><svg><path d="m"/></svg></body>';
  assert.equal(
    markElements(html),
    '<body data-at="0"><p data-at="6" class="a">è</p><svg data-at="24"><path data-at="29" d="m"/></svg></body>',
  );
});

test('what stands in styles, scripts and comments is no element', () => {
  const html = '<style>a::before{content:"<b>"}</style><!-- <i> --><script>"<u>"</script>';
  assert.equal(markElements(html), html);
});
