import { screen } from '@testing-library/react';
import { AN_ACCOUNT } from '../../features/session/session.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const SENTENCE = 'Solo chi ha il permesso può modificare testi, eventi e aspetto del sito.';

describe('for somebody who may not edit content', () => {
  const open = (path: string) => {
    const api = new OfficeApi();
    api.account = { ...AN_ACCOUNT, mayEditContent: false };
    return openOffice(path, api);
  };

  it.each([
    '/testi',
    '/testi/chi-siamo',
    '/testi/sezioni/1',
    '/testi/traduzioni',
    '/testi/primi-testi',
    '/struttura/aspetto',
    '/eventi',
  ])('the screen %s says so, and has no form', async (path) => {
    open(path);
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('main').querySelector('input, textarea, form')).toBeNull();
  });

  it('the other screens are what they were, and no text is asked for', async () => {
    open('');
    expect(await screen.findByText('Da completare')).toBeVisible();
    expect(screen.queryByRole('link', { name: /primi testi|Pagina «/ })).toBeNull();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
