import { superAdminSettingsResponse } from '@ospite/contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { useOfflineState } from './use-offline-state';

afterEach(() => jest.useRealTimers());

it('says by itself that the site is back when the offline time ends', () => {
  jest.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z') });
  const settings = superAdminSettingsResponse({
    siteOffline: true,
    offlineUntil: '2027-05-01T10:30:00.000Z',
  });
  const { result } = renderHook(() => useOfflineState(settings));
  expect(result.current).toMatchObject({ isOffline: true, hasEnded: false });
  act(() => jest.advanceTimersByTime(29 * 60_000));
  expect(result.current.isOffline).toBe(true);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ isOffline: false, hasEnded: true });
});
