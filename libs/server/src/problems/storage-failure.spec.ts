import { DriverException } from '@mikro-orm/postgresql';
import { storageFailureOf } from './storage-failure';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('a failure of database, network or disk', () => {
  it.each([
    '08000',
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53300',
    '53200',
    '25006',
    '58030',
    'ECONNRESET',
    'ECONNREFUSED',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'EROFS',
    'EIO',
  ])('is away by its code %s', (code) => {
    expect(storageFailureOf(coded(code))).toBe('away');
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
  ])('is away by its text: %s', (text) => {
    expect(storageFailureOf(new Error(text))).toBe('away');
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('is a full disk by its code %s', (code) => {
    expect(storageFailureOf(coded(code))).toBe('full');
  });

  it('is found in whatever wraps it', () => {
    const wrapped = new Error('outer', { cause: new Error('middle', { cause: coded('57P01') }) });
    expect(storageFailureOf(wrapped)).toBe('away');
    expect(storageFailureOf(new AggregateError([new Error('one'), coded('ECONNREFUSED')]))).toBe('away');
    expect(storageFailureOf(new DriverException(coded('53100')))).toBe('full');
    expect(storageFailureOf(new DriverException(new Error('Query read timeout')))).toBe('away');
  });

  it('is a full disk rather than the broken connection that came of it', () => {
    expect(storageFailureOf(new Error('Connection terminated', { cause: coded('53100') }))).toBe('full');
  });

  it.each([coded('23505'), coded('ENOENT'), new Error('a rule'), undefined, 'text'])(
    'is something else: %s',
    (error) => {
      expect(storageFailureOf(error)).toBeUndefined();
    },
  );

  it('ends with causes that go round in a circle', () => {
    const one = new Error('one');
    one.cause = new Error('two', { cause: one });
    expect(storageFailureOf(one)).toBeUndefined();
  });
});
