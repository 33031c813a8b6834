import { HtmlBannerSanitiser } from './html-banner-sanitiser';
import { XSS_PAYLOADS } from './xss-payloads.fixture';

const sanitiser = new HtmlBannerSanitiser();
const removed = (html: string) =>
  sanitiser
    .removedFrom(html)
    .map(({ kind, element, name, count }) =>
      [kind, element, name, ...(count === 1 ? [] : [count])].join(' '),
    );

describe('what is taken out of a banner', () => {
  it('is nothing where all is kept', () => {
    for (const html of ['', 'Ciao', '<a href="/camere" style="color:red"><img src="/a.jpg" alt="x"></a>'])
      expect(removed(html)).toEqual([]);
  });

  it('is named: elements, attributes, addresses and styles, each once with its number', () => {
    expect(
      removed(
        '<script>x()</script><p onclick="x()" style="position:fixed;color:red;top:0">a</p><script>y()</script>' +
          '<iframe src="https://shop.example"></iframe><a href="javascript:x()" class="big" target="_top">b</a>',
      ),
    ).toEqual([
      'element script script 2',
      'attribute p onclick',
      'style p position',
      'style p top',
      'element iframe iframe',
      'address a javascript:x()',
      'attribute a class',
    ]);
  });

  it('is the picture that leads nowhere, not the one beside it', () => {
    expect(removed('<img src="data:,x"><img src="/a.jpg" onerror="x()">')).toEqual([
      'element img img',
      'attribute img onerror',
    ]);
  });

  it('is described in a few words, however long it is', () => {
    const [part] = sanitiser.removedFrom(`<a href="data:${'x'.repeat(5_000)}">a</a>`);
    expect(part?.name).toHaveLength(60);
    expect(removed(Array.from({ length: 500 }, (_, index) => `<p data-${index}="x">`).join(''))).toHaveLength(
      50,
    );
  });

  it('is something for every attack that has to be changed', () => {
    for (const payload of XSS_PAYLOADS) expect(() => removed(payload)).not.toThrow();
    expect(removed('<svg onload=alert(1)>')).toEqual(['element svg svg']);
  });
});
