import type { PageRequest } from '@ospite/contracts/site';
import {
  aPropertyResponse,
  aRoomResponse,
  FakeApi,
  WRITTEN_PAGES,
  type Handlers,
} from '@ospite/contracts/testing';
import { parsedHtml, renderPageAt } from './render-page.fixture';

const HANDLERS: Handlers = {
  listContentPages: [],
  getProperty: aPropertyResponse(),
  listRooms: [aRoomResponse(), aRoomResponse({ id: 2, slug: 'uno', name: 'Uno' })],
  listPrices: [],
  listReviews: [],
  ...WRITTEN_PAGES,
};
const api = new FakeApi(HANDLERS);

const renderAt = (path: string, changes?: Partial<PageRequest>) => renderPageAt(path, api, changes);

describe('the quote form without script', () => {
  it('comes back with what was typed and with the messages beside the fields', async () => {
    const refusedForm = {
      values: { firstName: 'Greta & <Co>', lastName: '', preferredRoom: 'bungalow-ginepro' },
      errors: [{ field: 'lastName', code: 'required' }],
    };
    const { status, html } = await renderAt('/anfrage', { refusedForm });
    const page = parsedHtml(html);
    expect(status).toBe(400);
    expect(page.querySelector('[name=firstName]')?.getAttribute('value')).toBe('Greta & <Co>');
    expect(page.getElementById('quote-lastName-error')?.textContent).toContain(
      'Bitte geben Sie Ihren Nachnamen ein',
    );
    expect(page.querySelector('[name=lastName]')?.hasAttribute('autofocus')).toBe(true);
    expect(page.querySelector('option[selected][value="bungalow-ginepro"]')).not.toBeNull();
  });

  it('asks for the only room there is', async () => {
    const { document: page } = await renderPageAt(
      '/preventivo',
      new FakeApi({ ...HANDLERS, listRooms: [aRoomResponse()] }),
    );
    expect(page.querySelector('form output')?.textContent).toBe('Bungalow Ginepro');
    expect(
      page.querySelector('form input[type=hidden][name=preferredRoom][value="bungalow-ginepro"]'),
    ).not.toBeNull();
  });

  it('keeps what was typed when the request could not be taken', async () => {
    const refusedForm = { values: { firstName: 'Greta' }, errors: [] };
    const { status, html } = await renderAt('/preventivo', { refusedForm, formFailed: true });
    expect(status).toBe(503);
    expect(parsedHtml(html).querySelector('form [role=alert]')?.textContent).toContain('Riprova più tardi');
  });
});
