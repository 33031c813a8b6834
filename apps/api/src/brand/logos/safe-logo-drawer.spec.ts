import { LOGO_BOX, MAX_LOGO_BYTES } from '@ospite/domain';
import { encodeLogo } from '@ospite/server/media';
import { aMovingPng, aPictureFile, aPixelBomb } from '@ospite/server/testing';
import sharp from 'sharp';
import { drawSvgAnew } from './draw-svg-anew';
import { drawing, HOSTILE_DRAWINGS } from './hostile-drawings.fixture';
import { SafeLogoDrawer } from './safe-logo-drawer';

const drawer = new SafeLogoDrawer();
const draw = (upload: Uint8Array | string) => drawer.draw(Buffer.from(upload));
/** What a drawing program writes around two shapes. */
const USUAL = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Generator -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org" width="200mm" height="80mm"
  viewBox="0 0 200 80" class="logo" data-name="Logo" inkscape:version="1.3">
  <title>Rifugio</title><metadata><rdf:RDF xmlns:rdf="x"><a href="https://me.example"/></rdf:RDF></metadata>
  <inkscape:page width="9"/>
  <defs><linearGradient id="g1" x1="0%" x2="100%"><stop offset="0" stop-color="#f00"/><stop offset="1" style="stop-color:#00f;stop-opacity:1"/></linearGradient>
  <clipPath id="c1"><rect width="200" height="80"/></clipPath></defs>
  <g clip-path="url(#c1)" transform="translate(0 0) scale(1,1)">
    <path style="fill:url(#g1);-inkscape-stroke:none;font-family:serif" d="M20,20 h160 v40 h-160 z"/>
    <circle cx="100" cy="40" r="1.5e1" fill="WHITE" stroke="rgb(0, 0, 0)" stroke-width="2px"/>
  </g>
</svg>`;

describe('a drawing', () => {
  it('is drawn as its owner sees it, without margins and as large as the box', async () => {
    const { png, width, height, hash } = await draw(USUAL);
    expect([width, height]).toEqual([LOGO_BOX.width, 160]);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 4),
    ];
    const [red = 0, , blue = 0] = at(4, 80);
    expect(red).toBeGreaterThan(blue);
    expect(at(320, 80)).toEqual([255, 255, 255, 255]);
  });

  it('is written anew: of the file itself nothing is left that is not drawn', () => {
    const anew = drawSvgAnew(Buffer.from(USUAL));
    expect(anew).toContain('<path d="M20,20 h160 v40 h-160 z" fill="url(#g1)">');
    expect(anew).not.toMatch(/title|metadata|inkscape|class|data-|DOCTYPE|<!--|me\.example/);
  });

  it.each(Object.keys(HOSTILE_DRAWINGS))('with %s is refused at its field', async (name) => {
    const refused = await draw(HOSTILE_DRAWINGS[name] ?? '').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'brand.invalid_logo', fields: [{ field: 'image' }] });
  });

  it('is read with the namespace, the size and the styles that programs write', () => {
    const anew = drawSvgAnew(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="100px" height="50" ' +
          'preserveAspectRatio="xMinYMin meet" stroke="#fff">' +
          '<path d="M0 0h9v9z" style="/* brand */FILL:#c00;mix-blend-mode:normal"/></svg>',
      ),
    );
    expect(anew).toContain(
      'viewBox="0 0 100 50" width="1280" height="640" preserveAspectRatio="xMinYMin meet" stroke="#fff"',
    );
    expect(anew).toContain('fill="#c00"');
  });

  it('is drawn as browsers do where the root is of another shape than its box', async () => {
    // What stands beside the box is seen: a browser shows it in the square.
    const square = '<svg width="90" height="90" viewBox="0 0 90 30"><path d="M0 -30h90v90h-90z"/></svg>';
    expect(await draw(square)).toMatchObject({ width: LOGO_BOX.height, height: LOGO_BOX.height });
  });

  it.each([
    ['colours', '<path d="M0 0h90v30z" fill="hsl(120, 50%, 50%)" stroke="RebeccaPurple" color="#1234"/>'],
    [
      'moves',
      '<g transform="translate(1) rotate(3,1 2),scale(1 -1)matrix(1 0 0 1 0 30)"><path d="M0 0h90v30z"/></g>',
    ],
    [
      'styles',
      `<path d="M0 0h90v30z" style="font:bold 9px 'A B', serif;mask:none;-inkscape-stroke:none;fill:red;"/>`,
    ],
    [
      'gradients',
      '<linearGradient id="l"><stop offset="50%"/></linearGradient><path d="M0 0h90v30z" fill="url(#l)"/>',
    ],
    [
      'moves in few letters',
      '<g transform="matrix(1 0 0-1 0 30)translate(.5.3)rotate(6.123e-17)"><path d="M0 0h90v30z"/></g>',
    ],
    [
      'styles that programs write in full',
      '<path d="M0 0h90v30z" style="shape-padding:0;inline-size:0;clip:auto;color-interpolation:sRGB;fill:red"/>',
    ],
    ['names that nothing refers to twice', '<path id="Path" d="M0 0h90v30z"/><path id="Path" d="M0 0h9"/>'],
    ['the current colour', '<g color="red"><path d="M0 0h90v30z" fill="currentColor"/></g>'],
  ])('is drawn with usual %s', async (_what, inside) => {
    await expect(draw(drawing(inside))).resolves.toMatchObject({ png: expect.any(Uint8Array) });
  });

  it('has its millimetres, inches and points as pixels, as browsers count them', () => {
    const anew = drawSvgAnew(
      Buffer.from(
        '<svg width="1in" height="25.4mm"><rect x="25.4mm" y="-1in" width="72pt" height="6pc" stroke-width="2.54cm"/></svg>',
      ),
    );
    expect(anew).toContain('viewBox="0 0 96 96"');
    expect(anew).toContain('<rect x="96" y="-96" width="96" height="96" stroke-width="96">');
  });

  it.each([
    ['text', drawing('<text>Rifugio</text>')],
    ['viewBox', '<svg viewBox="0 0 9 0"/>'],
  ])('says that its %s is in the way', async (found, svg) => {
    await expect(draw(svg)).rejects.toMatchObject({ fields: [{ code: 'logo_content', facts: { found } }] });
  });
});

describe('a PNG', () => {
  const plain = (width: number, height: number, alpha = 0.5) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });

  it('keeps its transparency, loses its margins and metadata, and is made smaller but never larger', async () => {
    const margins = { top: 40, bottom: 40, left: 300, right: 10, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const large = await plain(1_600, 400)
      .extend(margins)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer();
    const { png, width, height } = await draw(large);
    expect([width, height]).toEqual([640, 160]);
    const { hasAlpha, exif, format } = await sharp(png).metadata();
    expect([hasAlpha, exif, format]).toEqual([true, undefined, 'png']);
    const small = await draw(await plain(90, 40).png().toBuffer());
    expect([small.width, small.height]).toEqual([90, 40]);
  });

  it.each([
    [
      'a photograph of another format',
      'logo_format',
      async () =>
        sharp(await aPictureFile())
          .jpeg()
          .toBuffer(),
    ],
    [
      'half a file',
      'unreadable_picture',
      async () => (await plain(300, 300).png().toBuffer()).subarray(0, 90),
    ],
    ['a bomb of 400 megapixels', 'logo_too_large', async () => aPixelBomb(20_000)],
    ['a line of 25 million pixels', 'logo_too_large', async () => aPixelBomb(25_000_000, 1, 1)],
    ['one a pixel too long', 'logo_too_large', async () => aPixelBomb(8_193, 1_025, 1_025)],
    ['one a pixel too high', 'logo_too_large', async () => aPixelBomb(3_000, 8_193, 8_193)],
    ['one as high as may be, for its shape alone', 'logo_shape', async () => aPixelBomb(96, 8_192, 8_192)],
    ['too many bytes', 'logo_too_large', async () => Buffer.alloc(MAX_LOGO_BYTES + 1)],
    ['one that is too wide', 'logo_shape', () => plain(900, 100).png().toBuffer()],
    ['one that is too tall', 'logo_shape', () => plain(100, 230).png().toBuffer()],
    ['one that is too small', 'logo_shape', () => plain(60, 31).png().toBuffer()],
    ['nothing to be seen', 'logo_shape', () => plain(99, 99, 0).png().toBuffer()],
  ])('%s is refused: %s', async (_what, code, make) => {
    await expect(draw(await make())).rejects.toMatchObject({ fields: [{ field: 'image', code }] });
  });

  it('that moves shows its first picture', async () => {
    await expect(draw(await aMovingPng())).resolves.toMatchObject({ png: expect.any(Uint8Array) });
  });

  it('that a busy machine does not draw in time is not to blame for it', async () => {
    const settings = { decoder: 'VipsForeignLoadPng', maxPixels: 1_000_000, ...LOGO_BOX } as const;
    await expect(encodeLogo(await plain(90, 40).png().toBuffer(), settings, 1)).rejects.toMatchObject({
      code: 'server.unavailable',
    });
  });
});
