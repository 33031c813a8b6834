import { SummarisedWarning } from './summarised-warning';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('says at once what happens, then at most once a minute how often it happened', () => {
  const warnings: number[] = [];
  const warning = new SummarisedWarning((times) => warnings.push(times));
  for (let at = 0; at < 1_000; at += 1) warning.note();
  expect(warnings).toEqual([1]);
  jest.advanceTimersByTime(59_999);
  expect(warnings).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(warnings).toEqual([1, 999]);
  warning.note();
  jest.advanceTimersByTime(60_000);
  expect(warnings).toEqual([1, 999, 1]);
});

it('says nothing more when nothing more happens, and begins anew later', () => {
  const warnings: number[] = [];
  const warning = new SummarisedWarning((times) => warnings.push(times));
  warning.note();
  jest.advanceTimersByTime(600_000);
  expect(warnings).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
  warning.note();
  expect(warnings).toEqual([1, 1]);
});
