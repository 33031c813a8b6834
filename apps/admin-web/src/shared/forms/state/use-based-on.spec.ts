import type { Problem } from '@ospite/contracts';
import { renderHook } from '@testing-library/react';
import { useBasedOn } from './use-based-on';

const READ = '2026-05-01T08:00:00.000Z';
const SAVED = '2026-05-01T08:01:00.000Z';
const LATER = '2026-05-01T08:02:00.000Z';
const open = () => renderHook(() => useBasedOn()).result.current;

it('a change is based on what was saved here, until something newer was read', () => {
  const { basedOn, keep } = open();
  expect(basedOn(READ)).toBe(READ);
  keep({ data: { updatedAt: SAVED } });
  expect([basedOn(READ), basedOn(LATER)]).toEqual([SAVED, LATER]);
});

it('a change is based on what somebody else has saved, once a clash has shown it', () => {
  const { basedOn, keep } = open();
  const clash: Problem = {
    status: 409,
    code: 'room.changed',
    detail: null,
    fields: [],
    facts: { savedAt: SAVED },
  };
  keep({ error: clash });
  expect(basedOn(READ)).toBe(SAVED);
});

it('of several records each has its own', () => {
  const { basedOn, keep } = open();
  keep({ data: { updatedAt: SAVED } }, 'high');
  expect([basedOn(READ, 'high'), basedOn(READ, 'low')]).toEqual([SAVED, READ]);
});
