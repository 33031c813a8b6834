import { HtmlBannerSanitiser } from './html-banner-sanitiser';
import { XSS_PAYLOADS } from './xss-payloads.fixture';

const sanitise = (html: string) => new HtmlBannerSanitiser().sanitise(html);

describe('a banner', () => {
  it('keeps its link, picture and simple layout', () => {
    const html =
      '<div style="text-align:center"><a href="https://shop.example/?a=1&amp;b=2" title="Offerta">' +
      '<img src="/uploads/banner.jpg" alt="Gita in barca" width="320" height="100" /></a>' +
      '<p style="color:#0a5;margin:4px 8px">Gita in <strong>barca</strong><br />ogni mattina</p></div>';
    expect(sanitise(html)).toBe(
      html.replace('title="Offerta"', 'title="Offerta" rel="noopener sponsored" target="_blank"'),
    );
  });

  it('says of each link that it is paid for, whatever was written', () => {
    expect(sanitise('<a href="http://shop.example" rel="opener" target="_top" id="x" class="y">x</a>')).toBe(
      '<a href="http://shop.example" rel="noopener sponsored" target="_blank">x</a>',
    );
  });

  it('keeps an address of our own, and text with signs', () => {
    expect(sanitise('<a href="/camere">5 < 6 & 7</a>')).toBe(
      '<a href="/camere" rel="noopener sponsored" target="_blank">5 &lt; 6 &amp; 7</a>',
    );
  });

  it.each([
    ['position:fixed;top:0', ''],
    ['background:url(https://evil.example/x)', ''],
    ['color:red;position:absolute', 'color:red'],
    ['width:calc(1px)', ''],
    ['margin:1px 2px 3px 4px 5px', ''],
    ['margin:-999px', ''],
    ['display:none', ''],
    ['color:RED', 'color:RED'],
  ])('has the style %j as %j', (style, kept) => {
    expect(sanitise(`<p style="${style}">x</p>`)).toBe(kept ? `<p style="${kept}">x</p>` : '<p>x</p>');
  });

  it.each(['mailto:x@example.org', 'tel:123', 'ftp://x.example', 'data:,x', 'javascript:x', '//x.example'])(
    'leads nowhere with the address %s',
    (address) => {
      expect(sanitise(`<a href="${address}">x</a>`)).toBe(
        '<a rel="noopener sponsored" target="_blank">x</a>',
      );
      expect(sanitise(`<img src="${address}" alt="x">`)).toBe('');
    },
  );

  it('is empty when it was, and stays as it is when it is sanitised again', () => {
    expect(sanitise('')).toBe('');
    expect(sanitise(' \n ')).toBe('');
    for (const payload of XSS_PAYLOADS) {
      const once = sanitise(payload);
      expect(sanitise(once)).toBe(once);
    }
  });

  it('is sanitised in a moment, whatever it is', () => {
    for (const heavy of ['<'.repeat(10_000), '<a '.repeat(3_300), '<b>'.repeat(3_300), '&'.repeat(10_000)])
      expect(sanitise(heavy).length).toBeLessThan(100_000);
  });
});
