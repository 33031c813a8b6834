import { criticalCss } from './critical-css';

const HTML = '<div class="card open"><p class="name w-1/2">';

describe('the styles of a page', () => {
  it.each([
    ['a rule of an element', 'h1{margin:0}', true],
    ['a rule of a class on the page', '.card{margin:0}', true],
    ['a rule of a class that is not', '.other{margin:0}', false],
    ['a list of selectors, one of them on the page', '.other,.name{margin:0}', true],
    ['a selector of which one class is missing', '.card .other{margin:0}', false],
    ['a class that something else must contain', '.card:has(.open) .name:hover{margin:0}', true],
    ['a class that must not be there', '.card:not(.other){margin:0}', true],
    ['alternatives, one of them on the page', '.card:is(.other,.open){margin:0}', true],
    ['alternatives within alternatives', '.card:where(.other:not(.name),:is(.open,p)){margin:0}', true],
    ['alternatives of a class that is not', '.other:where(.card,.open){margin:0}', false],
    ['a dot in an attribute', '.card[href$=".pdf"]{margin:0}', true],
    ['an escaped class', '.w-1\\/2{margin:0}', true],
    ['rules nested in one on the page', '.card{margin:0;&:hover{top:0}.other &{top:1px}}', true],
    ['rules nested in one that is not', '.other{margin:0;.card &{top:0}}', false],
    ['fonts', '@font-face{font-family:"A;}b"}', true],
    ['custom properties', ':root{--sea:navy;--empty:;--map:{a:b}}', true],
    ['registered properties', '@property --sea{syntax:"<color>";inherits:true;initial-value:navy}', true],
    ['the order of layers', '@layer base,pages;', true],
  ])('%s', (_what, css, kept) => {
    expect(criticalCss(css)(HTML)).toBe(kept ? css : '');
  });

  it.each([
    '@media (width>=900px)',
    '@supports (display:grid)',
    '@container card (width>=1px)',
    '@layer base',
  ])('keeps of a group (%s) what is used, and drops a group of nothing', (group) => {
    const styles = criticalCss(`${group}{.card{margin:0}.other{margin:0}@media print{.name{top:0}}}`);
    expect(styles(HTML)).toBe(`${group}{.card{margin:0}@media print{.name{top:0}}}`);
    expect(styles('<p class="plain">')).toBe('');
  });

  it.each(['@keyframes', '@-webkit-keyframes'])(
    'keeps an animation (%s) only while a rule uses it',
    (keyframes) => {
      const frames = `${keyframes} bob-1{0%{top:0}to{top:1px}}`;
      const styles = (rule: string) => criticalCss(`${rule}${frames}`)(HTML);
      expect(styles('.card{animation:bob-1 1s}')).toContain(frames);
      expect(styles(':root{--motion:1s bob-1}')).toContain(frames);
      expect(styles('@media screen{.card{animation-name:bob-1}}')).toContain(frames);
      expect(styles('.other{animation:bob-1 1s}')).toBe('');
      expect(styles('.card{animation:bob-12 1s}')).not.toContain(frames);
    },
  );

  it('is not misled by comments, strings and escapes', () => {
    const css = '/* it’s; a {comment} */.card::before{content:"}\\""}.other{margin:0}.name{margin:0}';
    expect(criticalCss(css)(HTML)).toBe('.card::before{content:"}\\""}.name{margin:0}');
  });

  it('makes the styles of one page after the other from the same sheet', () => {
    const styles = criticalCss('.card{top:0}.name{top:1px}');
    expect(styles('<p class="card">')).toBe('.card{top:0}');
    expect(styles('<p class="name">')).toBe('.name{top:1px}');
    expect(styles('<p class="card">')).toBe('.card{top:0}');
  });
});
