import { looksAutomatic } from './submission';

describe('a form', () => {
  it('looks automated when the hidden field is filled in', () => {
    expect(looksAutomatic({ honeypot: 'https://spam.example', fillTimeMs: 60_000 })).toBe(true);
  });

  it('looks automated when it was filled in within two seconds', () => {
    expect(looksAutomatic({ honeypot: '', fillTimeMs: 2_000 })).toBe(true);
  });

  it('is trusted without script, where nobody measures the time', () => {
    expect(looksAutomatic({ honeypot: '', fillTimeMs: undefined })).toBe(false);
  });
});
