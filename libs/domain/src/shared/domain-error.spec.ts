import { DomainError, ERROR_KINDS } from './domain-error';

describe('a refusal', () => {
  it('knows of what kind it is from its code', () => {
    expect(new DomainError('room.not_found').kind).toBe('missing');
    expect(new DomainError('room.invalid').kind).toBe('invalid');
    expect(new DomainError('quote.too_many', { retryAfterSeconds: 60 }).kind).toBe('limit');
  });

  it('has a code that names its module', () => {
    for (const code of Object.keys(ERROR_KINDS)) expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});
