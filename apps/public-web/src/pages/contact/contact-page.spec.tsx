import type { Property } from '@ospite/contracts/guest';
import { aPropertyResponse } from '@ospite/contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { ContactPage } from './contact-page';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: Date.parse('2026-07-01T10:00:00Z') }),
);
afterEach(() => jest.useRealTimers());

async function showContact(changes: Partial<Property> = {}, options: Parameters<typeof renderSite>[1] = {}) {
  const view = await renderSite(<ContactPage />, {
    ...options,
    handlers: { getProperty: aPropertyResponse(changes) },
  });
  await screen.findByText('Via dei Ginepri 12', { exact: false, selector: 'dd' });
  return view;
}

const rows = (list: HTMLElement) =>
  [...list.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((part) => part.textContent).join(' | '),
  );

describe('the contact page', () => {
  it('gives address, phone, e-mail and chat, each as a link that can be used', async () => {
    await showContact({ chatNumber: '390784000000' });
    expect(screen.getByRole('link', { name: '+39 0784 000 000' })).toHaveAttribute(
      'href',
      'tel:+390784000000',
    );
    expect(screen.getByRole('link', { name: 'info@baiadeiginepri.example' })).toHaveAttribute(
      'href',
      'mailto:info@baiadeiginepri.example',
    );
    const chat = screen.getByRole('link', { name: /Scrivici su WhatsApp/ });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/390784000000\?text=Ciao.*camere/);
    expect(screen.getByText(/07052 San Teodoro, Sardegna$/)).toBeInTheDocument();
  });

  it('gives the hours of the reception, check-in and check-out', async () => {
    await showContact({
      quietHours: { from: '22:00', to: '08:00' },
      openSeason: { from: '04-01', to: '10-31' },
    });
    expect(rows(screen.getByRole('region', { name: 'Quando ci trovi' }))).toEqual([
      'Reception | dalle 8:00 alle 22:00',
      'Check-in | dalle 16:00 | Se arrivi dopo le 20:00, avvisaci',
      'Check-out | entro le 10:00',
      'Ore di silenzio | dalle 22:00 alle 8:00',
      'Apertura | aprile–ottobre',
    ]);
  });

  it('says whether the reception is open now, by the clock in Rome, and goes with the time', async () => {
    await showContact();
    expect(screen.getByText('La reception ora è aperta, fino alle 22:00')).toBeInTheDocument();
    act(() => {
      jest.setSystemTime(Date.parse('2026-07-01T20:00:00Z'));
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.getByText('La reception ora è chiusa: apre domani alle 8:00')).toBeInTheDocument();
  });

  it('says of a reception that never closes that it is always open', async () => {
    await showContact({ reception: { from: '00:00', to: '00:00' } });
    expect(screen.getByText('La reception è sempre aperta')).toBeInTheDocument();
    expect(rows(screen.getByRole('region', { name: 'Quando ci trovi' }))[0]).toBe(
      'Reception | sempre aperta',
    );
  });

  it('says outside the season when it opens again', async () => {
    jest.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
    await showContact({ openSeason: { from: '04-01', to: '10-31' } });
    expect(screen.getByText('Ora siamo chiusi: riapriamo il 1º aprile 2027')).toBeInTheDocument();
  });

  it('tells how to get here as the owner wrote, each means of travel with an anchor', async () => {
    await showContact({
      waysTo: [
        { landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] },
        { landmark: 'beach', mode: 'on-foot', minutes: null, metres: [200] },
        { landmark: 'marina', mode: 'by-car', minutes: 10, metres: null },
      ],
      ownWays: [{ id: 'terme', name: { it: 'Terme' }, mode: 'on-foot', minutes: 5, metres: [300] }],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dove siamo' })).toBeInTheDocument();
    const jumps = within(screen.getByRole('navigation', { name: 'Con quale mezzo' })).getAllByRole('link');
    expect(jumps.map(({ textContent }) => textContent)).toEqual(['In auto', 'In treno']);
    for (const jump of jumps) {
      const target = document.querySelector<HTMLElement>(jump.getAttribute('href') ?? '');
      expect(within(target ?? document.body).getByRole('heading')).toHaveTextContent(jump.textContent ?? '?');
    }
    expect(screen.getByText('Esci a San Lazzaro.')).toBeInTheDocument();
    expect(screen.getByText('Via del Pratello 1.')).toBeInTheDocument();
    expect(rows(screen.getByRole('region', { name: 'Quanto è lontano' }))).toEqual([
      'Aeroporto | 20\u00a0min in\u00a0auto, 20–25\u00a0km',
      'Spiaggia | 200\u00a0m a piedi',
      'Porto turistico | 10\u00a0min in\u00a0auto',
      'Terme | 5\u00a0min a\u00a0piedi, 300\u00a0m',
    ]);
  });

  it('shows where it is by a drawing of its own, its coordinates and a link to a map', async () => {
    await showContact({}, { language: 'de' });
    expect(screen.getByRole('img', { name: /^Zeichnung mit Baia dei Ginepri/ })).toBeInTheDocument();
    expect(screen.getByText('Koordinaten: 40,7700°, 9,6700°')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Auf der Karte ansehen' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=40.77&mlon=9.67#map=15/40.77/9.67',
    );
  });

  it('leaves out what the property does not say, and looks for the address where its point is not known', async () => {
    await showContact({
      reception: null,
      coordinates: null,
      mapEmbedUrl: null,
      waysTo: [],
      offeredServices: [],
    });
    expect(screen.queryByText('Chat')).not.toBeInTheDocument();
    expect(screen.queryByText(/reception/i)).not.toBeInTheDocument();
    expect(screen.queryByText('Quanto è lontano')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri nelle mappe' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Via%20dei%20Ginepri%2012%2C%2007052%20San%20Teodoro',
    );
  });

  it('answers what guests ask', async () => {
    await renderSite(<ContactPage />);
    const questions = within(await screen.findByRole('region', { name: 'Domande e risposte' }));
    expect(questions.getByRole('term')).toHaveTextContent('C’è l’ascensore?');
    expect(questions.getByRole('definition')).toHaveTextContent('Sì, da poco.');
  });
});
