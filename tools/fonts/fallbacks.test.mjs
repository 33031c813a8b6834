import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../webpack/common.mjs';
import { DEJAVU, describeFace, faceOf, SYSTEM_FONTS } from './fallbacks.mjs';
import { heightsOf, openFont } from './shape-text.mjs';

const css = readFileSync(path.join(root, 'libs/ui/src/fonts/fonts.css'), 'utf8');
const tokens = readFileSync(path.join(root, 'libs/ui/src/tokens.css'), 'utf8');
const FIGURES = ['size-adjust', 'ascent-override', 'descent-override'];

/** The two faces of a family as `fonts.css` has them, light and bold. */
function facesOf(family) {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face]) => face);
  return faces
    .filter((face) => face.includes(`font-family: '${family}'`))
    .map((face) =>
      Object.fromEntries(
        FIGURES.map((name) => [name, Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1])]),
      ),
    );
}

/** A new sentence moves a mean by less than this; so do other versions of a system's font. In percentage points. */
const CLOSE = 0.6;

function assertClose(found, expected) {
  for (const name of FIGURES)
    assert.ok(
      Math.abs(found[name] - expected[name]) <= CLOSE,
      `${name}: ${found[name]}, not ${expected[name]}`,
    );
}

for (const system of SYSTEM_FONTS) {
  test(`lines in ${system.family} are as high as in our font`, async () => {
    const faces = facesOf(system.family);
    assert.equal(faces.length, 2);
    assert.ok(tokens.includes(`'${system.family}'`), 'it is in the list of fonts');
    for (const [at, face] of faces.entries()) {
      const heights = heightsOf(await openFont(system.ours, system.weights[at]));
      assertClose(face, describeFace(face['size-adjust'] / 100, heights));
    }
  });
}

for (const system of SYSTEM_FONTS.filter(({ files }) => files[0].startsWith('DejaVu'))) {
  const isHere = existsSync(path.join(DEJAVU, system.files[0]));
  test(`our texts are as wide in ${system.family} as in our font`, { skip: !isHere }, async () => {
    for (const [at, face] of facesOf(system.family).entries())
      assertClose(face, await faceOf(system, at, DEJAVU));
  });
}
