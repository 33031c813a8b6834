import { aPropertyResponse } from '@ospite/contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderSite } from '../../../shared/testing/render-site.fixture';
import { MapFrame, MAX_MAP_WAIT_MS } from './map-frame';
import { MapSection } from './map-section';

let hydrated = false;
// The document that was opened at this page: React takes over what the server rendered.
jest.mock('@ospite/site-engine', () => ({
  ...jest.requireActual('@ospite/site-engine'),
  useHydrated: () => hydrated,
}));

const URL_OF_MAP = 'https://maps.example/embed?at=40.77';

async function showMap() {
  hydrated = false;
  await renderSite(<MapFrame url={URL_OF_MAP} name="Baia dei Ginepri" onShown={() => {}} />);
  return screen.getByRole('button', { name: 'Mostra la mappa', hidden: true });
}

const frame = () => screen.queryByTitle('Mappa di Baia dei Ginepri');

describe('the map of another host', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not asked for before the button is pressed, which says who will be asked', async () => {
    const button = await showMap();
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(/La mappa arriva da maps\.example/)).toBeInTheDocument();
    fireEvent.click(button);
    expect(frame()).toHaveAttribute('src', URL_OF_MAP);
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('La mappa sta arrivando…');
  });

  it('takes the place of button and words once it has loaded, however long it then stays', async () => {
    fireEvent.click(await showMap());
    fireEvent.load(frame() ?? document.body);
    expect(frame()).toHaveFocus();
    act(() => jest.advanceTimersByTime(MAX_MAP_WAIT_MS * 2));
    expect(frame()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mostra la mappa' })).not.toBeInTheDocument();
  });

  it('is given up after eight seconds, with a sentence and a way to try again', async () => {
    expect(MAX_MAP_WAIT_MS).toBe(8_000);
    fireEvent.click(await showMap());
    act(() => jest.advanceTimersByTime(7_999));
    expect(frame()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^La mappa non risponde\./);
    fireEvent.click(screen.getByRole('button', { name: 'Riprova', hidden: true }));
    expect(frame()).toBeInTheDocument();
  });

  it('says where else it is to be found once it is shown, since a blocked one looks the same to the page', async () => {
    hydrated = false;
    await renderSite(<MapSection property={aPropertyResponse({ mapEmbedUrl: URL_OF_MAP })} />);
    const hint = 'Se qui sopra non compare la mappa, usa «Apri nelle mappe».';
    fireEvent.click(screen.getByRole('button', { name: 'Mostra la mappa', hidden: true }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    fireEvent.load(frame() ?? document.body);
    expect(screen.getByText(hint)).toBeInTheDocument();
  });
});
