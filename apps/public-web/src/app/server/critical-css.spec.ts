import { criticalCss } from './critical-css';

const HTML = '<div class="card open"><p class="name">';

describe('the styles of a page', () => {
  it.each([
    ['a rule of an element', 'h1{margin:0}', true],
    ['a rule of a class on the page', '.card{margin:0}', true],
    ['a rule of a class that is not', '.other{margin:0}', false],
    ['a list of selectors, one of them on the page', '.other,.name{margin:0}', true],
    ['a selector of which one class is missing', '.card .other{margin:0}', false],
    ['a class that something else must contain', '.card:has(.open) .name:hover{margin:0}', true],
    ['fonts', '@font-face{font-family:"A;}b"}', true],
  ])('%s', (_what, css, kept) => {
    expect(criticalCss(css, HTML)).toBe(kept ? css : '');
  });

  it('keeps of a group what is used, and drops a group of nothing', () => {
    expect(criticalCss('@media (width>=900px){.card{margin:0}.other{margin:0}}', HTML)).toBe(
      '@media (width>=900px){.card{margin:0}}',
    );
    expect(criticalCss('@media print{.other{margin:0}}', HTML)).toBe('');
  });

  it('keeps an animation only while something moves by it', () => {
    const frames = '@keyframes bob-1{to{top:0}}';
    expect(criticalCss(`.card{animation:bob-1 1s}${frames}`, HTML)).toContain(frames);
    expect(criticalCss(`.other{animation:bob-1 1s}${frames}`, HTML)).toBe('');
  });

  it('is not misled by comments, strings and escapes', () => {
    const css = '/* it’s; a {comment} */.card::before{content:"}\\""}.other{margin:0}.name{margin:0}';
    expect(criticalCss(css, HTML)).toBe('.card::before{content:"}\\""}.name{margin:0}');
  });
});
