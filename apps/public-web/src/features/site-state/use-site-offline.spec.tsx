import { superAdminSettingsResponse, unreachable } from '@ospite/contracts/testing';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { formTouched } from '../../shared/visit/visit-slice';
import { SETTINGS_POLL_MS, useSiteOffline } from './use-site-offline';

function Probe() {
  return <p>{useSiteOffline() ? 'the notice' : 'the page'}</p>;
}

const aRoundPasses = () => act(() => jest.advanceTimersByTimeAsync(SETTINGS_POLL_MS));

// The answers of the fake API come by real ticks, as those of a real one would.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  for (const mark of ['staff', 'previewing']) document.cookie = `${mark}=; Max-Age=0`;
});

describe('a site that is switched off while somebody looks at it', () => {
  it('shows the notice after the next round of the poll, and the page again once it is back', async () => {
    const { api } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: true }) },
    });
    expect(api.calls).toEqual([]);
    expect(SETTINGS_POLL_MS).toBe(30_000);
    expect(screen.getByText('the page')).toBeInTheDocument();
    await aRoundPasses();
    expect(await screen.findByText('the notice')).toBeInTheDocument();
    api.handlers.getSuperAdminSettings = superAdminSettingsResponse({ siteOffline: false });
    await aRoundPasses();
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });

  it('shows the page again when the offline time has ended, though the settings stay the same', async () => {
    const until = new Date(Date.now() + 2.5 * SETTINGS_POLL_MS).toISOString();
    const settings = superAdminSettingsResponse({ siteOffline: true, offlineUntil: until });
    await renderSite(<Probe />, { handlers: { getSuperAdminSettings: settings } });
    await aRoundPasses();
    expect(await screen.findByText('the notice')).toBeInTheDocument();
    await aRoundPasses();
    expect(screen.getByText('the notice')).toBeInTheDocument();
    await aRoundPasses();
    expect(await screen.findByText('the page')).toBeInTheDocument();
  });

  it('asks nothing while the tab is hidden, and goes on when it is looked at again', async () => {
    const { store, api } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: false }) },
    });
    const forget = setupListeners(store.dispatch);
    const turn = (state: 'hidden' | 'visible') => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    await aRoundPasses();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    turn('hidden');
    for (let round = 0; round < 3; round += 1) await aRoundPasses();
    expect(api.calls).toHaveLength(1);
    turn('visible');
    await aRoundPasses();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    forget();
    jest.restoreAllMocks();
  });

  it('asks nothing in a tab that was hidden before the first round', async () => {
    const { api } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: false }) },
    });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await aRoundPasses();
    await aRoundPasses();
    expect(api.calls).toEqual([]);
    visibility.mockReturnValue('visible');
    await aRoundPasses();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    jest.restoreAllMocks();
  });

  it('does not throw a guest out of a form', async () => {
    const { store, untilAnswered } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: true }) },
    });
    act(() => void store.dispatch(formTouched()));
    await aRoundPasses();
    await untilAnswered('getSuperAdminSettings');
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it.each([
    ['the owner', 'staff=1'],
    ['a super admin who came by a preview link', 'previewing=1'],
  ])('stays open for %s', async (_who, mark) => {
    document.cookie = mark;
    const { untilAnswered } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: true }) },
    });
    await aRoundPasses();
    await untilAnswered('getSuperAdminSettings');
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('shows the notice to a super admin too, once the preview link has ended', async () => {
    document.cookie = 'previewing=1';
    const { untilAnswered } = await renderSite(<Probe />, {
      handlers: { getSuperAdminSettings: superAdminSettingsResponse({ siteOffline: true }) },
    });
    await aRoundPasses();
    await untilAnswered('getSuperAdminSettings');
    expect(screen.getByText('the page')).toBeInTheDocument();
    document.cookie = 'previewing=; Max-Age=0';
    await aRoundPasses();
    expect(await screen.findByText('the notice')).toBeInTheDocument();
  });

  it('stays as it is when the settings cannot be read', async () => {
    const { api } = await renderSite(<Probe />, { handlers: { getSuperAdminSettings: unreachable } });
    await aRoundPasses();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.getByText('the page')).toBeInTheDocument();
    // Nothing is tried again before the next round.
    await act(() => jest.advanceTimersByTimeAsync(SETTINGS_POLL_MS - 1_000));
    expect(api.calls).toHaveLength(1);
  });
});
