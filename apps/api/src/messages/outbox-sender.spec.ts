import type { SendDueMessages, SendingRound } from '@ospite/domain';
import { Logger } from '@nestjs/common';
import { DatabaseNotices } from '@ospite/server/persistence';
import { OutboxSender } from './outbox-sender';

/** Node's own, also while the clock is a test's. */
const { setImmediate } = globalThis;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Rounds that end when the test says so. */
class HeldRounds implements Pick<SendDueMessages, 'send' | 'stop'> {
  begun = 0;
  atOnce = 0;
  mostAtOnce = 0;
  private ends: ((result: SendingRound) => void)[] = [];

  mayGoOn: () => boolean = () => true;

  isStopped = false;

  async stop(): Promise<void> {
    this.isStopped = true;
  }

  send(mayGoOn: () => boolean): Promise<SendingRound> {
    this.mayGoOn = mayGoOn;
    this.begun += 1;
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    return new Promise((resolve) => this.ends.push(resolve));
  }

  async end(sent = 0, postponed = 0, failed = 0): Promise<void> {
    this.atOnce -= 1;
    this.ends.shift()?.({ sent, failed, gathered: 0, postponed, outage: null, problems: [] });
    await nextTurn();
  }
}

let rounds: HeldRounds;
let sender: OutboxSender;

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  rounds = new HeldRounds();
  sender = new OutboxSender(rounds as unknown as SendDueMessages, new DatabaseNotices(''));
});

it('looks at once when it is started, and again while there was something to send', async () => {
  sender.start();
  expect(rounds.begun).toBe(1);
  await rounds.end(20);
  expect(rounds.begun).toBe(2);
  await rounds.end(0);
  expect(rounds.begun).toBe(2);
});

it('looks again while messages were gathered or postponed: others may wait behind them', async () => {
  sender.start();
  await rounds.end(0, 20);
  expect(rounds.begun).toBe(2);
});

it('looks once more when it is woken during a round, and never twice at the same moment', async () => {
  sender.start();
  sender.wake();
  sender.wake();
  await rounds.end();
  expect(rounds.begun).toBe(2);
  await rounds.end();
  expect([rounds.begun, rounds.mostAtOnce]).toEqual([2, 1]);
});

it('logs a flood at once, and then as one line a minute, not as one for each quote', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  sender.start();
  for (let quote = 0; quote < 100; quote += 1) await rounds.end(0, 2, 1);
  expect(warn.mock.calls).toEqual([
    ['Many quotes or reviews at once: 2 e-mails wait or became one'],
    ['1 e-mails could not be sent; they are tried again later'],
  ]);
  warn.mockClear();
  jest.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([
    ['Many quotes or reviews at once: 198 e-mails wait or became one'],
    ['99 e-mails could not be sent; they are tried again later'],
  ]);
  warn.mockRestore();
  jest.useRealTimers();
});

it('waits for the message under way when the program stops, and begins no other', async () => {
  sender.start();
  expect(rounds.mayGoOn()).toBe(true);
  let stopped = false;
  const stopping = sender.beforeApplicationShutdown().then(() => (stopped = true));
  await nextTurn();
  expect([stopped, rounds.mayGoOn(), rounds.isStopped]).toEqual([false, false, true]);
  await rounds.end(5);
  await stopping;
  sender.wake();
  expect(rounds.begun).toBe(1);
});

it('does nothing before it is started', () => {
  sender.wake();
  expect(rounds.begun).toBe(0);
});
