const SHAPE = '<path d="M0 0h100v40H0z"/>';

/** An SVG of something beside a shape, without which it would be refused since there is nothing to be seen. */
export const drawing = (inside: string, head = ''): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 40">${inside}${SHAPE}</svg>`;

const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
);

/** Drawings that are to harm the server or whoever sees them, each by what it tries. */
export const HOSTILE_DRAWINGS: Readonly<Record<string, string>> = {
  'a billion laughs': drawing('<text>&l9;</text>', `<!DOCTYPE svg [<!ENTITY l0 "lol">${LAUGHS}]>`),
  'a file of the server': drawing(
    '<text>&file;</text>',
    '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
  ),
  'a type of its own from elsewhere': drawing(
    '',
    '<!DOCTYPE svg [<!ENTITY % remote SYSTEM "http://evil.example/x.dtd"> %remote;]>',
  ),
  'a style sheet from elsewhere': drawing('', '<?xml-stylesheet href="http://evil.example/x.css"?>'),
  'a script': drawing('<script>alert(1)</script>'),
  'a script in CDATA': drawing('<script><![CDATA[alert(1)]]></script>'),
  'a script from elsewhere': drawing('<script xlink:href="https://evil.example/x.js"/>'),
  'what runs when it is loaded': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">${SHAPE}</svg>`,
  'what runs when it is pressed': drawing('<path d="M0 0h9v9z" onclick="alert(1)"/>'),
  'what runs, in capitals': drawing('<path d="M0 0h9v9z" ONMOUSEOVER="alert(1)"/>'),
  'a link that runs': drawing(`<a xlink:href="javascript:alert(1)">${SHAPE}</a>`),
  'a link to elsewhere': drawing(`<a href="https://evil.example">${SHAPE}</a>`),
  'a page inside': drawing('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  'a picture from elsewhere': drawing('<image href="https://evil.example/x.png" width="9" height="9"/>'),
  'a picture of the server': drawing('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
  'a picture within': drawing('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'),
  'a shape from elsewhere': drawing('<use href="https://evil.example/x.svg#a"/>'),
  'a shape that holds itself': drawing('<g id="a"><use href="#a"/></g>'),
  'shapes that hold one another': drawing(
    Array.from({ length: 12 }, (_, at) => `<g id="u${at}">${`<use href="#u${at - 1}"/>`.repeat(9)}</g>`).join(
      '',
    ),
  ),
  'a drawing in a drawing': drawing(`<svg viewBox="0 0 1 1">${SHAPE}</svg>`),
  'styles that load': drawing('<style>@import "https://evil.example/x.css"</style>'),
  'a colour that loads': drawing('<path d="M0 0h9v9z" fill="url(https://evil.example/x#a)"/>'),
  'a style that loads': drawing(
    '<path d="M0 0h9v9z" style="fill:red;background:url(https://evil.example)"/>',
  ),
  'a cursor that loads': drawing('<path d="M0 0h9v9z" cursor="url(https://evil.example/x.cur)"/>'),
  'an animation': drawing('<rect width="9" height="9"><animate attributeName="x" to="9"/></rect>'),
  'an animation of a link': drawing('<set attributeName="href" to="javascript:alert(1)"/>'),
  'a filter without end': drawing(
    `<filter id="f"><feTurbulence numOctaves="99999"/></filter><g filter="url(#f)">${SHAPE}</g>`,
  ),
  'a pattern of patterns': drawing('<pattern id="p"><path fill="url(#p)" d="M0 0h9"/></pattern>'),
  'a gradient from elsewhere': drawing('<linearGradient id="a" xlink:href="http://evil.example/x#b"/>'),
  'a cut-out that cuts itself out': drawing(`<clipPath id="c" clip-path="url(#c)">${SHAPE}</clipPath>`),
  'a mask': drawing(`<g mask="url(#m)">${SHAPE}</g>`),
  'a place that a style gives': drawing(
    '<rect width="9" height="9" style="transform:translate(60px,10px)"/>',
  ),
  'a size that a style gives': drawing('<circle style="r:20px;cx:50px"/>'),
  'colours that are multiplied': drawing(`<g style="mix-blend-mode:multiply">${SHAPE}</g>`),
  'a place that a style gives by another name': drawing('<path d="M0 0h9v9z" style="translate:9px 9px"/>'),
  'a property that is spelled by numbers': drawing('<path d="M0 0h9v9z" style="tr\\61nsform:scale(2)"/>'),
  'a length of its own': drawing('<path d="M0 0h9v9z" pathLength="3" stroke-dasharray="1"/>'),
  'a root that is moved': `<svg viewBox="0 0 9 9" transform="scale(2)">${SHAPE}</svg>`,
  'a root that is stretched': `<svg viewBox="0 0 9 9" width="90" height="9" preserveAspectRatio="none">${SHAPE}</svg>`,
  'a root that is cut off': `<svg viewBox="0 0 9 9" width="90" height="9" preserveAspectRatio="xMidYMid slice">${SHAPE}</svg>`,
  'what only other programs draw': drawing(
    '<rect requiredExtensions="http://evil.example" width="9" height="9"/>',
  ),
  'strokes that do not grow': drawing(
    '<path d="M0 0h9v9z" stroke="#000" vector-effect="non-scaling-stroke"/>',
  ),
  'strokes that do not grow, by a style': drawing(
    '<path d="M0 0h9v9z" style="vector-effect:non-scaling-stroke"/>',
  ),
  'a mask by another name': drawing(
    `<g style="-webkit-mask-image:linear-gradient(#000,transparent)">${SHAPE}</g>`,
  ),
  'a root of another tongue': `<svg xmlns="urn:x" viewBox="0 0 9 9">${SHAPE}</svg>`,
  'a shape of another tongue': drawing('<path xmlns="urn:x" d="M0 0h9v9z"/>'),
  'a root of no tongue': `<svg xmlns="" viewBox="0 0 9 9">${SHAPE}</svg>`,
  'shapes by another prefix': drawing('<s:rect xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ...Object.fromEntries(
    [
      ['a size in letters', '<rect width="1em" height="9"/>'],
      ['half a corner', '<polygon points="0 0 9 0 9 9 1"/>'],
      [
        'light that is mixed otherwise',
        '<linearGradient id="l" color-interpolation="linearRGB"><stop stop-color="red"/></linearGradient>',
      ],
      ['the same in a style', '<g style="color-interpolation:linearRGB"><path d="M0 0h9v9z"/></g>'],
      ['a colour of the system', '<path d="M0 0h9v9z" fill="ButtonFace"/>'],
      ['a colour that nobody knows', '<path d="M0 0h9v9z" fill="nonsense"/>'],
      ['a colour of five digits', '<path d="M0 0h9v9z" fill="#12345"/>'],
      ['a colour of two channels', '<path d="M0 0h9v9z" fill="rgb(1,2)"/>'],
      ['an opacity in pixels', '<path d="M0 0h9v9z" opacity=".5px"/>'],
      ['a turn by two numbers', '<path d="M0 0h9v9z" transform="rotate(45 9)"/>'],
      ['a move by nothing', '<path d="M0 0h9v9z" transform="translate()"/>'],
      ['a matrix of five', '<path d="M0 0h9v9z" transform="matrix(1 0 0 1 5)"/>'],
      ['an origin of its own', '<path d="M0 0h9v9z" transform="rotate(9)" transform-origin="50 20"/>'],
      [
        'one paint twice',
        '<linearGradient id="a"/><linearGradient id="a"/><path d="M0 0h9v9z" fill="url(#a)"/>',
      ],
      ['a paint that is not there', '<path d="M0 0h9v9z" fill="url(#nowhere)"/>'],
      [
        'a paint that is a cut-out',
        '<clipPath id="c"><path d="M0 0h9"/></clipPath><path d="M0 0h9v9z" fill="url(#c)"/>',
      ],
      ['a cut-out that is a gradient', '<linearGradient id="l"/><path d="M0 0h9v9z" clip-path="url(#l)"/>'],
      ['a group in a cut-out', '<clipPath id="c"><g><path d="M0 0h9"/></g></clipPath>'],
      ['a shape in a shape', '<path d="M0 0h9v9z"><rect width="9" height="9"/></path>'],
      ['a shape in a gradient', '<linearGradient id="l"><rect width="9" height="9"/></linearGradient>'],
      ['styles of its own', '<style>path{fill:red}</style>'],
      ['a choice by language', '<switch><path d="M0 0h9" systemLanguage="it"/></switch>'],
      ['all that is unset', '<path d="M0 0h9v9z" fill="red" style="all:unset"/>'],
      ['a move that a style takes back', '<path d="M0 0h9v9z" transform="scale(2)" style="transform:none"/>'],
      ['a path that a style takes back', '<path d="M0 0h9v9z" style="d:none"/>'],
      ['a width by another name', '<rect width="9" height="9" style="inline-size:0"/>'],
      ['a zoom', '<path d="M0 0h9v9z" style="zoom:2"/>'],
      ['a clip by a shape', '<path d="M0 0h9v9z" style="clip-path:circle(9px)"/>'],
      ['what hides its content', '<g style="content-visibility:hidden"><path d="M0 0h9v9z"/></g>'],
      ['a style in a string', `<path d="M0 0h9v9z" style="font-family:';fill:red;font-size:'"/>`],
      ['a style in brackets', '<path d="M0 0h9v9z" style="font-family:(;fill:red;font-size:)"/>'],
      ['a style in a comment that has no end', '<path d="M0 0h9v9z" style="/* ;fill:red"/>'],
      ['what counts more', '<path d="M0 0h9v9z" style="fill:red !important"/>'],
      ['a colour by a variable', '<path d="M0 0h9v9z" style="--a:red;fill:var(--a)"/>'],
    ].map(([what, inside]) => [what, drawing(inside ?? '')]),
  ),
  'a path of ten megabytes': drawing(`<path d="M0 0${'l1 1'.repeat(2_600_000)}"/>`),
  'a path that leaves its attribute': drawing(
    '<path d="M0 0&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
  ),
  'a transformation of blanks without end': drawing(
    `<g transform="scale(1)${' '.repeat(200_000)}x">${SHAPE}</g>`,
  ),
  'groups without end': drawing(`${'<g>'.repeat(10_000)}${SHAPE}${'</g>'.repeat(10_000)}`),
  'shapes without end': drawing('<path d="M0 0h1"/>'.repeat(9_000)),
  'a size beyond all measure': `<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1">${SHAPE}</svg>`,
  'no size': `<svg xmlns="http://www.w3.org/2000/svg">${SHAPE}</svg>`,
  'a size that is no number': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 NaN 9">${SHAPE}</svg>`,
  'half a file': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0`,
  'two drawings': drawing('') + drawing(''),
  'a page': '<!doctype html><html><svg viewBox="0 0 1 1"/></html>',
  'a drawing within another tongue': '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>',
  'nothing at all': '',
  'nothing to be seen': '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="none"/></svg>',
};
