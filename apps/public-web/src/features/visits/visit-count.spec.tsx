import { problem, unreachable } from '@ospite/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { VisitCount } from './visit-count';

const handlers = { recordVisit: null, countVisits: { totalVisits: 12_345, uniqueVisits: 8_210 } };
const counter = (
  <p title="counter">
    <VisitCount />
  </p>
);
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  warn.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the visit counter', () => {
  it.each([
    ['it', '12.345 visite'],
    ['en', '12,345 visits'],
    ['de', '12.345 Besuche'],
    ['es', '12.345 visitas'],
  ] as const)('is written as %s writes it', async (language, text) => {
    await renderSite(counter, { language, handlers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is shown from a hundred visits on', async () => {
    const counted = (totalVisits: number) => ({
      handlers: { ...handlers, countVisits: { totalVisits, uniqueVisits: 1 } },
    });
    const { unmount, untilAnswered } = await renderSite(counter, counted(99));
    await untilAnswered('countVisits');
    expect(screen.getByTitle('counter')).toBeEmptyDOMElement();
    unmount();
    await renderSite(counter, counted(100));
    expect(await screen.findByText('100 visite')).toBeInTheDocument();
  });

  it('is read on load and then every 30 seconds', async () => {
    jest.useFakeTimers();
    const { api } = await renderSite(counter, { handlers });
    const counts = () => api.calls.filter((call) => call === 'countVisits').length;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const first = counts();
    expect(first).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(28_000));
    expect(counts()).toBe(first);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(counts()).toBe(first + 1);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(counts()).toBe(first + 2);
  });

  it('stays empty when it cannot be read, and says so in the log alone', async () => {
    await renderSite(counter, { handlers: { ...handlers, countVisits: unreachable } });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.getByTitle('counter')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a visit', () => {
  it('is recorded once in a browser session', async () => {
    const { api, unmount } = await renderSite(counter, { handlers });
    await waitFor(() => expect(api.calls).toContain('recordVisit'));
    expect(sessionStorage.getItem('visit_recorded')).toBe('true');
    unmount();
    const next = await renderSite(counter, { handlers });
    await screen.findByText('12.345 visite');
    expect(next.api.calls).not.toContain('recordVisit');
  });

  it('that cannot be recorded is only logged', async () => {
    await renderSite(counter, { handlers: { ...handlers, recordVisit: problem(500, 'server.failed') } });
    expect(await screen.findByText('12.345 visite')).toBeInTheDocument();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  });

  it('is not recorded where the browser stores nothing: each page would be another one', async () => {
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { api } = await renderSite(counter, { handlers });
    await screen.findByText('12.345 visite');
    expect(api.calls).not.toContain('recordVisit');
    denied.mockRestore();
  });
});
