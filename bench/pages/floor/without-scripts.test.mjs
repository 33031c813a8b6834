import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  cssWithoutFonts,
  htmlWithoutScripts,
  linkHeaderWithoutScripts,
  policyFor,
} from './without-scripts.mjs';

const head = (inner) => `<!doctype html><html lang="it"><head>${inner}</head><body><p>è</p></body></html>`;

test('scripts go, with data and module scripts', () => {
  const html = head(
    '<script type="module" src="/a.js" data-preload="/b.js"></script><script type="application/ld+json">{"a":1}</script>',
  );
  assert.equal(htmlWithoutScripts(html), head(''));
});

test('preloads of scripts and fonts go, those of pictures stay as they are', () => {
  const picture =
    '<link rel="preload" as="image" imagesrcset="/a.avif 720w" imagesizes="90vw" fetchpriority="high">';
  const html = head(
    `<link rel="modulepreload" href="/a.js"><link as="font" rel=preload href="/a.woff2" crossorigin><link rel="preload" as="script" href="/b.js">${picture}<link rel="icon" href="/i.svg">`,
  );
  assert.equal(htmlWithoutScripts(html), head(`${picture}<link rel="icon" href="/i.svg">`));
});

test('faces with a file go, faces that adjust a font of the system stay', () => {
  const local = "@font-face{font-family:F;src:local('Georgia');size-adjust:97%}";
  const css = `${local}@font-face { font-family: G; src: url(/g.woff2) format("woff2") }p{color:red}`;
  assert.equal(cssWithoutFonts(css), `${local}p{color:red}`);
});

test('the policy names the style that is left', () => {
  const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const css = '@font-face{src:url(/g.woff2)}p{color:red}';
  const before = head(`<style>${css}</style>`);
  const policy = `style-src-elem 'self' '${hash(css)}'`;
  assert.equal(
    policyFor(policy, before, htmlWithoutScripts(before)),
    `style-src-elem 'self' '${hash('p{color:red}')}'`,
  );
});

test('the Link header is treated as the elements are', () => {
  const header =
    '</a.js>; rel=modulepreload, </a.woff2>; rel=preload; as=font; crossorigin, </a.avif>; rel=preload; as=image';
  assert.equal(linkHeaderWithoutScripts(header).trim(), '</a.avif>; rel=preload; as=image');
});
