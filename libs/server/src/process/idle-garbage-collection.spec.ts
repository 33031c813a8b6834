import { idleCheck } from './idle-garbage-collection';

const EVERY_MS = 1_000;
const MIB = 1024 * 1024;

/** A process whose processor time and heap a test sets. */
function aProcess() {
  let cpuMs = 0;
  let collected = 0;
  const state = { bytes: 50 * MIB, live: 40 * MIB };
  const check = idleCheck(
    {
      cpuMs: () => cpuMs,
      bytes: () => state.bytes,
      collect() {
        collected += 1;
        state.bytes = state.live;
        cpuMs += 100;
      },
    },
    EVERY_MS,
  );
  const after = (usedMs: number) => {
    cpuMs += usedMs;
    check();
    return collected;
  };
  return { state, after };
}

it('collects once what the start has left, as soon as the server is idle', () => {
  const { after } = aProcess();
  expect([after(900), after(200), after(10), after(10), after(10)]).toEqual([0, 0, 1, 1, 1]);
});

it('collects again after a burst, and never during it', () => {
  const { state, after } = aProcess();
  after(10);
  state.bytes = 200 * MIB;
  expect([after(1_000), after(800), after(10), after(10)]).toEqual([1, 1, 2, 2]);
});

it('leaves a heap alone that has hardly grown', () => {
  const { state, after } = aProcess();
  after(10);
  state.bytes = 45 * MIB;
  expect(after(10)).toBe(1);
});
