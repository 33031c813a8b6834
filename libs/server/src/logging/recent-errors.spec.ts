import { pino } from 'pino';
import { RecentErrors } from './recent-errors';

function aLog() {
  const recent = new RecentErrors();
  const lines: string[] = [];
  const logger = pino({ hooks: recent.hooks }, { write: (line: string) => lines.push(line) });
  return { recent, logger, lines };
}

describe('the last errors', () => {
  it('are those that the log has, by name, code and place, without their messages', () => {
    const { recent, logger, lines } = aLog();
    const error = Object.assign(new RangeError('Key (email)=(anna@example.org) exists'), { code: '23505' });
    logger.child({ context: 'Problems' }).error({ err: error }, 'A request failed');
    expect(lines).toHaveLength(1);
    expect(recent.list()).toEqual([
      {
        at: expect.any(Date),
        what: 'A request failed',
        error: 'RangeError (23505)',
        place: expect.stringMatching(/^libs\/server\/src\/logging\/recent-errors\.spec\.ts:\d+:\d+$/),
      },
    ]);
  });

  it('are no warnings, and no refusals', () => {
    const { recent, logger } = aLog();
    logger.warn({ err: new Error('x') }, 'Later');
    logger.info('Hello');
    logger.error('Without an error');
    expect(recent.list()).toEqual([]);
  });

  it('are told once each, the newest first, and only the newest twenty', () => {
    const { recent, logger } = aLog();
    const again = new Error('x');
    logger.error({ err: again }, 'Caught');
    logger.error({ err: again }, 'Request errored');
    expect(recent.list().map(({ what }) => what)).toEqual(['Caught']);
    for (let count = 1; count <= 30; count += 1) logger.error({ err: new Error('x') }, `Error ${count}`);
    const told = recent.list().map(({ what }) => what);
    expect([told.length, told[0], told.at(-1)]).toEqual([20, 'Error 30', 'Error 11']);
  });
});
