import { aBreakfastImageResponse, aPropertyResponse, unreachable } from '@ospite/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { BreakfastPage } from './breakfast-page';

const page = <BreakfastPage />;
const uploaded = [
  aBreakfastImageResponse({ description: 'Marmellata di mirto' }),
  aBreakfastImageResponse({ id: 2, originalName: 'terrazza.jpg' }),
];
const tiles = () => within(screen.getByRole('list', { name: 'La nostra tavola' })).getAllByRole('link');

describe('the breakfast page', () => {
  it('tells the hours of the property, and what is on the table', async () => {
    const property = aPropertyResponse({ breakfast: { from: '07:30', to: '10:30' } });
    await renderSite(page, { handlers: { getProperty: property, listBreakfastImages: [] } });
    expect(await screen.findByText('Ogni giorno dalle 7:30 alle 10:30')).toBeInTheDocument();
    const times = within(screen.getByRole('region', { name: 'Gli orari' }));
    expect(times.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '7:30',
      '10:30',
      'Parti prima?',
    ]);
    const offer = within(screen.getByRole('region', { name: 'Che cosa trovi' }));
    expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DolceTorta di riso.',
      'Da bere',
    ]);
    expect(offer.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti');
  });

  it('says no hours where the property has none', async () => {
    await renderSite(page, { handlers: { listBreakfastImages: [] } });
    await screen.findByRole('heading', { level: 1, name: 'Colazione in cortile' });
    expect(screen.queryByText(/dalle .* alle|Si apre/)).not.toBeInTheDocument();
    expect(screen.getByText('Diccelo la sera.')).toBeInTheDocument();
  });

  it('begins with what the owner chose for the page', async () => {
    await renderSite(page, { handlers: { listBreakfastImages: [] } });
    await screen.findByRole('list', { name: 'La nostra tavola' });
    expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual(['Ingrandisci: Arance', 'Bread']);
    expect(screen.getByRole('link', { name: 'Bread' }).closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('lets the uploaded ones follow, by their description or else their name', async () => {
    await renderSite(page, { handlers: { listBreakfastImages: uploaded } });
    expect(await screen.findByRole('img', { name: 'terrazza.jpg' })).toBeInTheDocument();
    expect(
      tiles()
        .slice(2)
        .map((tile) => [tile.getAttribute('href'), tile.getAttribute('aria-label')]),
    ).toEqual([
      ['/uploads/breakfast/1-1600.jpg', 'Ingrandisci: Marmellata di mirto'],
      ['/uploads/breakfast/2-1600.jpg', 'Ingrandisci: terrazza.jpg'],
    ]);
  });

  it('marks an uploaded one’s description as Italian on pages in other languages, also full screen', async () => {
    await renderSite(page, { language: 'de', handlers: { listBreakfastImages: uploaded } });
    const described = await screen.findByRole('link', { name: 'Marmellata di mirto' });
    expect(described.closest('[lang]')).toHaveAttribute('lang', 'it');
    expect(screen.getByRole('img', { name: 'terrazza.jpg' }).closest('li')).not.toHaveAttribute('lang');
    fireEvent.click(described);
    const viewer = await screen.findByRole('dialog');
    const shown = await within(viewer).findByRole('img', { name: 'Marmellata di mirto' });
    expect(shown.closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('makes the fifth and the twelfth tile wide', async () => {
    const many = Array.from({ length: 12 }, (_, id) =>
      aBreakfastImageResponse({ id, originalName: `${id}.jpg` }),
    );
    await renderSite(page, { handlers: { listBreakfastImages: many } });
    await screen.findByRole('img', { name: '11.jpg' });
    const wide = tiles().flatMap(({ parentElement }, place) =>
      parentElement?.matches('.large, .wide') ? [place + 1] : [],
    );
    expect(wide).toEqual([5, 12]);
  });

  it('shows its own pictures when the uploaded ones cannot be loaded, and tries again on demand', async () => {
    const { api } = await renderSite(page, { handlers: { listBreakfastImages: unreachable } });
    await screen.findByRole('alert');
    expect(tiles()).toHaveLength(2);
    api.handlers.listBreakfastImages = uploaded;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('img', { name: 'terrazza.jpg' })).toBeInTheDocument();
  });
});

describe('the viewer of the breakfast', () => {
  it.each([
    ['it', 'Foto 4 di 4', 'Precedente', 'Successiva', 'Chiudi'],
    ['en', 'Picture 4 of 4', 'Previous', 'Next', 'Close'],
    ['de', 'Bild 4 von 4', 'Vorheriges Bild', 'Nächstes Bild', 'Schließen'],
    ['es', 'Foto 4 de 4', 'Anterior', 'Siguiente', 'Cerrar'],
  ] as const)('goes round in %s, counts, and closes', async (language, last, previous, next, close) => {
    await renderSite(page, { language, handlers: { listBreakfastImages: uploaded } });
    await screen.findByRole('img', { name: 'terrazza.jpg' });
    const [first] = tiles();
    if (!first) throw new Error('no picture');
    await userEvent.click(first);
    const viewer = within(screen.getByRole('dialog', { name: 'La nostra tavola' }));
    expect(viewer.getByText('1 / 4')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: previous }));
    expect(viewer.getByText('4 / 4')).toBeInTheDocument();
    expect(viewer.getByRole('status')).toHaveTextContent(last);
    await userEvent.click(viewer.getByRole('button', { name: next }));
    expect(viewer.getByText('1 / 4')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves a picture to the browser when it is clicked for a tab of its own', async () => {
    await renderSite(page, { handlers: { listBreakfastImages: [] } });
    await screen.findByRole('list', { name: 'La nostra tavola' });
    const [first] = tiles();
    expect(first && fireEvent.click(first, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
