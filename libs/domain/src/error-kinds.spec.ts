import { ERROR_KINDS } from './error-kinds';

describe('a domain error', () => {
  it('is of the kind that its code stands for', () => {
    expect(ERROR_KINDS['room.not_found']).toBe('missing');
    expect(ERROR_KINDS['room.invalid']).toBe('invalid');
    expect(ERROR_KINDS['quote.too_many']).toBe('limit');
    expect(ERROR_KINDS['review.too_many']).toBe('limit');
    expect(ERROR_KINDS['privacy.backups_unreachable']).toBe('unavailable');
  });

  it('has a code that names its module', () => {
    for (const code of Object.keys(ERROR_KINDS)) expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});
