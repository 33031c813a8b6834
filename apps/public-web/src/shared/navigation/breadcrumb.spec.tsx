import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site.fixture';
import { Breadcrumb } from './breadcrumb';

describe('the way from the home page to this one', () => {
  it.each([
    ['it', 'Percorso', 'Home', '/'],
    ['en', 'Breadcrumb', 'Home', '/en'],
    ['de', 'Navigationspfad', 'Start', '/de'],
    ['es', 'Ruta de navegación', 'Inicio', '/es'],
  ] as const)('begins in %s at the home page and ends here', async (language, name, home, address) => {
    await renderSite(<Breadcrumb here="Prezzi" />, { language });
    const way = within(screen.getByRole('navigation', { name }));
    expect(way.getByRole('link', { name: home })).toHaveAttribute('href', address);
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([home, 'Prezzi']);
    expect(way.getByText('Prezzi')).toHaveAttribute('aria-current', 'page');
  });
});
