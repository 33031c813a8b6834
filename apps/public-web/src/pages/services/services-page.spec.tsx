import { aPropertyResponse } from '@ospite/contracts/testing';
import type { Property } from '@ospite/contracts/guest';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { ServicesPage } from './services-page';

async function showServices(changes: Partial<Property> = {}, options: Parameters<typeof renderSite>[1] = {}) {
  await renderSite(<ServicesPage />, { ...options, handlers: { getProperty: aPropertyResponse(changes) } });
  await screen.findByRole('region', { name: 'Navetta' });
}

const facts = (service: HTMLElement) =>
  [...service.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((part) => part.textContent).join(' | '),
  );

describe('a service’s button', () => {
  const leading = (link: string): Parameters<typeof renderSite>[1] => ({
    handlers: {
      getProperty: aPropertyResponse(),
      listContentPages: [
        { page: 'services' },
        {
          page: 'own-1',
          lead: 17,
          title: { text: 'Gite' },
          addresses: { it: 'gite', en: 'trips', de: 'ausfluege', es: 'excursiones' },
        },
      ],
      getContent: {
        page: 'services',
        sections: [
          { id: 1, kind: 'services.lead', values: { title: { text: 'Servizi' } } },
          {
            id: 2,
            kind: 'services.service',
            values: {
              title: { text: 'Barca' },
              text: { blocks: [{ paragraph: [{ text: 'Si parte.' }] }] },
              action: { blocks: [{ paragraph: [{ text: 'Le gite', link }] }] },
              costs: [],
            },
          },
        ],
      },
    },
  });

  it('leads to a page of the owner’s where it stands in the guest’s language', async () => {
    await renderSite(<ServicesPage />, { ...leading('page:own:17'), language: 'de' });
    expect(await screen.findByRole('link', { name: 'Le gite' })).toHaveAttribute('href', '/de/ausfluege');
  });

  it('is left out where the page is not there', async () => {
    await renderSite(<ServicesPage />, leading('page:own:9'));
    const boat = within(await screen.findByRole('region', { name: 'Barca' }));
    expect(boat.queryByText('Le gite')).toBeNull();
  });
});

describe('the services page', () => {
  it.each([
    ['2026-03-01', 'Stagione: 31 Maggio - 14 Settembre 2026'],
    ['2026-09-15', 'Stagione: 31 Maggio - 14 Settembre 2027'],
  ])('says on %s when the services are open, with the year of that season', async (today, line) => {
    await showServices({}, { facts: { today } });
    expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getByText('D’inverno meno.')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Season: 31 May – 14 September 2026'],
    ['de', 'Saison: 31. Mai – 14. September 2026'],
    ['es', 'Temporada: 31 de mayo – 14 de septiembre de 2026'],
  ] as const)('says it in %s', async (language, line) => {
    await showServices({}, { language });
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  it('names the years of a season that runs over the new year', async () => {
    await showServices({ servicesSeason: { from: '12-01', to: '03-31' } });
    expect(await screen.findByText('Stagione: 1º Dicembre 2025 - 31 Marzo 2026')).toBeInTheDocument();
  });

  it('has what the owner offers, in the owner’s order, the first picture first', async () => {
    await showServices();
    expect(screen.getByRole('heading', { level: 1, name: 'Servizi' })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Bagno turco',
      'Biciclette',
      'Navetta',
      'Altri servizi',
      'Ti serve qualcos’altro?',
    ]);
    const priorities = screen.getAllByRole('img').map((image) => image.getAttribute('fetchpriority'));
    expect(priorities).toEqual(['high', 'low', 'low']);
    const cards = within(screen.getByRole('region', { name: 'Altri servizi' }));
    expect(cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lavanderia',
      'Deposito sci',
    ]);
  });

  it('says of each when, for how much, whether it is booked and how far, as far as the owner says', async () => {
    await showServices();
    expect(facts(screen.getByRole('region', { name: 'Biciclette' }))).toEqual([
      'Periodo | Tutto l’anno',
      'Costo | Gratis di giorno | La sera 8 €',
      'Prenotazione | In reception',
    ]);
    expect(facts(screen.getByRole('region', { name: 'Altri servizi' }))).toEqual([
      'Costo | A gettoni',
      'Costo | A gettoni',
    ]);
  });

  it('leads to another site where a service has one, to the request for a quote and to the contact page', async () => {
    await showServices();
    const shuttle = screen.getByRole('link', { name: /^Orari/ });
    expect(shuttle).toHaveAttribute('href', 'https://navetta.example');
    expect(shuttle).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'Chiedi un preventivo' })).toHaveAttribute('href', '/preventivo');
    expect(screen.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti');
  });

  it('leaves out a season that the property does not say', async () => {
    await showServices({ servicesSeason: null });
    expect(screen.queryByText(/Stagione:/)).not.toBeInTheDocument();
    expect(screen.queryByText('D’inverno meno.')).not.toBeInTheDocument();
  });
});
