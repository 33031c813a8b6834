import { Turns } from './turns';

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

describe('turns', () => {
  it('let work of one key run one after the other, in the order it came', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const [one, two] = [openWork('one', log), openWork('two', log)];
    const results = [turns.run('key', one.work), turns.run('key', two.work)];
    expect(log).toEqual(['one begins']);
    one.end();
    await results[0];
    expect(log).toEqual(['one begins', 'two begins']);
    two.end();
    expect(await Promise.all(results)).toEqual(['one', 'two']);
  });

  it('go on after work that fails, which fails for its own caller alone', async () => {
    const turns = new Turns();
    const failing = turns.run('key', () => Promise.reject(new Error('no')));
    const next = turns.run('key', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('keep nobody with another key waiting', async () => {
    const turns = new Turns();
    void turns.run('key', () => new Promise(() => {}));
    expect(await turns.run('another', () => Promise.resolve('done'))).toBe('done');
  });
});
