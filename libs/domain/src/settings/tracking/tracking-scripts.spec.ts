import { scriptsIn } from './tracking-scripts';

describe('the scripts of a tracking code', () => {
  it('are found with their addresses, attributes and texts, in their order', () => {
    const code = `<!-- Stats -->
      <script async src="https://stats.example/s.js?a=1&amp;b=2" data-site='7' onload="x()"></script>
      <script>window.stats = "<b>" + 1;</script>`;
    expect(scriptsIn(code)).toEqual([
      {
        attributes: { async: '', src: 'https://stats.example/s.js?a=1&b=2', 'data-site': '7' },
        text: '',
      },
      { attributes: {}, text: 'window.stats = "<b>" + 1;' },
    ]);
  });

  it('are none where there is no code', () => {
    expect(scriptsIn(' \n')).toEqual([]);
    expect(scriptsIn('<noscript><img src="https://stats.example/p.gif"></noscript>')).toEqual([]);
  });

  it('are not those in a comment', () => {
    expect(scriptsIn('<!-- <script>old()</script> --><script>now()</script>')).toEqual([
      { attributes: {}, text: 'now()' },
    ]);
  });

  it('are the whole code where it has no elements', () => {
    expect(scriptsIn('if (1 < 2) count();\n')).toEqual([{ attributes: {}, text: 'if (1 < 2) count();' }]);
  });

  it('may have signs of their own in attributes', () => {
    expect(scriptsIn(`<SCRIPT TYPE=module data-note="a>b">go()</SCRIPT >`)).toEqual([
      { attributes: { type: 'module', 'data-note': 'a>b' }, text: 'go()' },
    ]);
  });
});
