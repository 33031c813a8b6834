import { isRobot } from './visitor';

describe('a visitor', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 16; SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  ])('is a person with %s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });

  it.each([
    undefined,
    ' ',
    'curl/8.9.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
    'node',
    'python-requests/2.32',
    'UptimeRobot/2.0',
    'WhatsApp/2.24',
  ])('is a program with %p', (userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });
});
