import type { PageRequest } from '@ospite/contracts/site';
import { aPropertyResponse, FakeApi } from '@ospite/contracts/testing';
import { parsedHtml, renderPageAt } from './render-page.fixture';

const api = new FakeApi({
  listContentPages: [],
  getProperty: aPropertyResponse(),
  listReviews: [],
  getReviewSummary: { count: 0, average: null },
});

const renderAt = (path: string, changes?: Partial<PageRequest>) => renderPageAt(path, api, changes);

describe('the review form without script', () => {
  it('can be sent before any script has run, and its thanks wait where the address leads', async () => {
    const page = parsedHtml((await renderAt('/bewertung')).html);
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/bewertung');
    expect(page.querySelectorAll('input[type=radio][name=rating]')).toHaveLength(5);
    expect(page.querySelector('input[checked]')).toBeNull();
    expect(page.querySelector('form button')?.hasAttribute('disabled')).toBe(false);
    expect(page.getElementById('review-sent')?.textContent).toContain('Bewertung gesendet!');
    expect(page.querySelector('main')?.textContent).toContain('Es gibt noch keine Bewertung');
  });

  it('comes back with what was typed and with the messages beside the fields', async () => {
    const refusedForm = {
      values: {
        guestName: 'E',
        email: 'eva@example.org',
        rating: '4',
        title: 'Che mare',
        comment: 'Sole & <mare>',
      },
      errors: [{ field: 'guestName', code: 'too_short', facts: { min: 2 } }],
    };
    const { status, html } = await renderAt('/recensione', { refusedForm });
    const page = parsedHtml(html);
    expect(status).toBe(400);
    expect(page.getElementById('review-guestName-error')?.textContent).toBe(
      'Il nome deve essere di almeno 2 caratteri',
    );
    expect(page.querySelector('[name=guestName]')?.hasAttribute('autofocus')).toBe(true);
    expect(page.querySelector('input[checked]')?.getAttribute('value')).toBe('4');
    expect(page.querySelector('textarea')?.textContent).toBe('Sole & <mare>');
  });

  it('keeps what was typed when the review could not be taken', async () => {
    const refusedForm = { values: { guestName: 'Eva' }, errors: [] };
    const { html } = await renderAt('/recensione', { refusedForm, formFailed: true });
    expect(parsedHtml(html).querySelector('form [role=alert]')?.textContent).toContain(
      'Errore nell’invio della recensione',
    );
  });
});
