import { pagePolicy, portalPolicy } from './content-policy';

const HASHES = { styles: ['sha256-style'], scripts: ['sha256-script'] };
const TODAY = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "script-src 'self' 'sha256-script'",
  "style-src-elem 'self' 'sha256-style'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
].join('; ');

describe('the policy of a page', () => {
  it('names no other host where nothing of one is shown', () => {
    expect(pagePolicy(HASHES)).toBe(TODAY);
    expect(pagePolicy({ ...HASHES, frames: [] })).toBe(TODAY);
  });

  it('gains the hosts of its frames and nothing else', () => {
    const frames = ['https://maps.example', 'http://127.0.0.1:4000', 'https://[::1]:8443'];
    expect(pagePolicy({ ...HASHES, frames })).toBe(
      `${TODAY}; frame-src https://maps.example http://127.0.0.1:4000 https://[::1]:8443`,
    );
  });

  it('gains the hosts of its films and nothing else', () => {
    expect(pagePolicy({ ...HASHES, media: ['https://films.example', 'https://a.example;sandbox'] })).toBe(
      TODAY.replace("media-src 'self'", "media-src 'self' https://films.example"),
    );
  });

  it.each([
    'https://maps.example;sandbox',
    '*',
    'data:',
    "'unsafe-inline'",
    'https://maps.example/path',
    'null',
  ])('takes no frame from %s', (origin) => {
    expect(pagePolicy({ ...HASHES, frames: [origin] })).toBe(TODAY);
  });
});

describe('the policy of the back-office', () => {
  it('admits the origin of a back-office that is released by itself, and no other', () => {
    const office = 'https://office.example';
    const opened = ["script-src 'self' 'sha256-script'", "style-src-elem 'self' 'sha256-style'"];
    let expected = TODAY.replace("img-src 'self' data:", "img-src 'self' data: blob:");
    for (const directive of [
      ...opened,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
    ])
      expected = expected.replace(directive, `${directive} ${office}`);
    expect(portalPolicy(HASHES, office)).toBe(expected);
  });

  it('is that of a page, and admits pictures that wait to be uploaded', () => {
    expect(portalPolicy(HASHES)).toBe(TODAY.replace("img-src 'self' data:", "img-src 'self' data: blob:"));
  });
});
