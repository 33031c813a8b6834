import { canonicalUrl } from './canonical-url';

it.each([
  ['/camere/%75no', '/camere/uno'],
  ['/camere/perch%c3%a9', '/camere/perch%C3%A9'],
  ['/camere/a%2Fb', '/camere/a%2Fb'],
  ['/camere?', '/camere'],
  ['/camere?&page=1&', '/camere?page=1'],
  ['/camere?q=%61%20b', '/camere?q=a+b'],
])('the one spelling of %s is %s', (url, spelling) => {
  expect(canonicalUrl(url)).toBe(spelling);
  expect(canonicalUrl(spelling)).toBe(spelling);
});

it('there is none of what cannot be decoded', () => {
  expect(() => canonicalUrl('/camere/%E0%A4')).toThrow(URIError);
});
