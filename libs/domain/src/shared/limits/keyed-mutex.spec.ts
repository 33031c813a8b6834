import { DomainError } from '../domain-error';
import { KeyedMutex } from './keyed-mutex';

/** Work that ends when it is told to. */
function openWork(name: string, log: string[]) {
  let end: (error?: Error) => void = () => {};
  const work = () => {
    log.push(`${name} begins`);
    return new Promise<string>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve(name));
    });
  };
  return { work, end: (error?: Error) => end(error) };
}

describe('a mutex with keys', () => {
  it('runs work of one key one after the other, in the order it came', async () => {
    const mutex = new KeyedMutex(2, () => new Error('too many'));
    const log: string[] = [];
    const [one, two] = [openWork('one', log), openWork('two', log)];
    const results = [mutex.run('key', one.work), mutex.run('key', two.work)];
    expect(log).toEqual(['one begins']);
    one.end();
    await results[0];
    expect(log).toEqual(['one begins', 'two begins']);
    two.end();
    expect(await Promise.all(results)).toEqual(['one', 'two']);
  });

  it('goes on after work that a rule refuses, which fails only for its own caller', async () => {
    const mutex = new KeyedMutex(2, () => new Error('too many'));
    const refused = mutex.run('key', () => Promise.reject(new DomainError('quote.too_many')));
    const next = mutex.run('key', () => Promise.resolve('next'));
    await expect(refused).rejects.toThrow(DomainError);
    expect(await next).toBe('next');
  });

  it('begins nothing that waits behind work that breaks, and goes on with what comes after', async () => {
    const mutex = new KeyedMutex(2, () => new Error('too many'));
    const log: string[] = [];
    const [one, two] = [openWork('one', log), openWork('two', log)];
    const results = [one, two].map(({ work }) => mutex.run('key', work));
    one.end(new Error('no database'));
    for (const result of results) await expect(result).rejects.toThrow('no database');
    expect(log).toEqual(['one begins']);
    expect(await mutex.run('key', () => Promise.resolve('three'))).toBe('three');
  });

  it('lets work of another key run at once', async () => {
    const mutex = new KeyedMutex(2, () => new Error('too many'));
    void mutex.run('key', () => new Promise(() => {}));
    expect(await mutex.run('another', () => Promise.resolve('done'))).toBe('done');
  });

  it('refuses work of a key for which enough waits, until there is room again', async () => {
    const mutex = new KeyedMutex(2, () => new Error('too many'));
    const { work, end } = openWork('one', []);
    const results = [work, () => Promise.resolve('two'), () => Promise.resolve('three')].map((one) =>
      mutex.run('key', one),
    );
    await expect(mutex.run('key', () => Promise.resolve('four'))).rejects.toThrow('too many');
    end();
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three']);
    expect(await mutex.run('key', () => Promise.resolve('five'))).toBe('five');
  });
});
