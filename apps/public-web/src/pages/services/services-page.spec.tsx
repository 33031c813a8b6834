import { aPropertyResponse } from '@ospite/contracts/testing';
import type { Property } from '@ospite/contracts/guest';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { ServicesPage } from './services-page';

const CAMP: Partial<Property> = {
  offeredServices: ['beach-shuttle', 'sports-fields', 'mooring', 'parking'],
  amounts: [
    { id: 'tennis-evening', cents: 800 },
    { id: 'five-a-side-evening', cents: 1_500 },
  ],
  openSeason: { from: '04-01', to: '10-31' },
  shuttleUrl: 'https://navetta.example/orari',
  waysTo: [
    { landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] },
    { landmark: 'marina', mode: 'by-car', minutes: 10, metres: null },
  ],
};

async function showServices(changes: Partial<Property> = {}, options: Parameters<typeof renderSite>[1] = {}) {
  const property = aPropertyResponse({ ...CAMP, ...changes });
  await renderSite(<ServicesPage />, { ...options, handlers: { getProperty: property } });
  await screen.findByRole('region', { name: /Piscina|Pool|Piscina y/ });
}

const facts = (service: HTMLElement) =>
  [...service.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((part) => part.textContent).join(' | '),
  );

describe('the services page', () => {
  it.each([
    ['2026-03-01', 'Stagione: 31 Maggio - 14 Settembre 2026'],
    ['2026-09-15', 'Stagione: 31 Maggio - 14 Settembre 2027'],
  ])('says on %s when the services are open, with the year of that season', async (today, line) => {
    await showServices({}, { facts: { today } });
    expect(screen.getByText(line)).toBeInTheDocument();
  });

  it.each([
    ['en', 'Season: 31 May – 14 September 2026'],
    ['de', 'Saison: 31. Mai – 14. September 2026'],
    ['es', 'Temporada: 31 de mayo – 14 de septiembre de 2026'],
  ] as const)('says it in %s', async (language, line) => {
    await showServices({}, { language });
    expect(screen.getByText(line)).toBeInTheDocument();
  });

  it('names the years of a season that runs over the new year', async () => {
    await showServices({ servicesSeason: { from: '12-01', to: '03-31' } });
    expect(screen.getByText('Stagione: 1º Dicembre 2025 - 31 Marzo 2026')).toBeInTheDocument();
  });

  it('has a block with a picture for each of six services, and three cards', async () => {
    await showServices();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 7)).toEqual([
      'Piscina e solarium',
      'Ristorante e bar',
      'Attività sportive',
      'Posti barca',
      'Area marina protetta',
      'Navetta per la spiaggia',
      'Altri Servizi Inclusi',
    ]);
    expect(screen.getAllByRole('img')).toHaveLength(6);
    const cards = within(screen.getByRole('region', { name: 'Altri Servizi Inclusi' }));
    expect(cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Mini market',
      'Parcheggio',
      'Lavanderia',
    ]);
  });

  it('says of each when, for how much, whether it is booked and how far, by the property’s values', async () => {
    await showServices();
    expect(facts(screen.getByRole('region', { name: 'Attività sportive' }))).toEqual([
      'Periodo | 31\u00a0maggio\u00a0– 14\u00a0settembre',
      'Costo | Gratuite di giorno | Tennis la sera: 8\u00a0€ | Calcetto la sera: 15\u00a0€',
      'Prenotazione | In reception',
      'Distanza | Nel campeggio',
    ]);
    expect(facts(screen.getByRole('region', { name: 'Posti barca' }))).toContain(
      'Distanza | Porto turistico: 10\u00a0min in\u00a0auto',
    );
    expect(facts(screen.getByRole('region', { name: 'Navetta per la spiaggia' }))).toEqual([
      'Periodo | 31\u00a0maggio\u00a0– 14\u00a0settembre',
      'Costo | Gratuita in alta stagione (giugno\u00a0– settembre)',
      'Prenotazione | Basta indicarla nel preventivo',
      'Distanza | Spiaggia: 10\u00a0min a\u00a0piedi, 200\u00a0m',
    ]);
    expect(screen.getByText('Gratuito fino a esaurimento posti, poi si paga sul posto')).toBeInTheDocument();
    expect(screen.getByText('A gettoni')).toBeInTheDocument();
  });

  it('leads to the shuttle’s own page, to the request for a quote and to the contact page', async () => {
    await showServices();
    const shuttle = screen.getByRole('link', { name: /Servizi Navetta/ });
    expect(shuttle).toHaveAttribute('href', 'https://navetta.example/orari');
    expect(shuttle).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'Chiedi un preventivo' })).toHaveAttribute('href', '/preventivo');
    expect(screen.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti');
  });

  it('leaves out what the property does not have or does not say', async () => {
    await showServices({
      offeredServices: ['sports-fields'],
      amounts: [],
      servicesSeason: null,
      openSeason: null,
      waysTo: [],
    });
    expect(screen.queryByText(/Stagione:/)).not.toBeInTheDocument();
    expect(screen.queryByText('Posti barca')).not.toBeInTheDocument();
    expect(screen.queryByText('Navetta per la spiaggia')).not.toBeInTheDocument();
    expect(screen.queryByText('Parcheggio')).not.toBeInTheDocument();
    expect(facts(screen.getByRole('region', { name: 'Attività sportive' }))).toEqual([
      'Costo | Gratuite di giorno',
      'Prenotazione | In reception',
      'Distanza | Nel campeggio',
    ]);
  });
});
