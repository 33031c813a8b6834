import { screen } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { NotFoundPage } from './not-found-page';

const WORDS = { id: 7, kind: 'notFound.words' as const, values: { title: { text: 'Qui non c’è niente' } } };

it('marks the owner’s words as their section, so that the pencil leads to it', async () => {
  await renderSite(<NotFoundPage />, {
    handlers: {
      listContentPages: [{ page: 'notFound' }],
      getContent: { page: 'notFound', sections: [WORDS] },
    },
  });
  const title = await screen.findByRole('heading', { name: 'Qui non c’è niente' });
  expect(title.closest('[id^="section-"]')).toHaveAttribute('id', 'section-7');
});

it('has the interface’s words where the owner has none, and no section', async () => {
  await renderSite(<NotFoundPage />, { handlers: { listContentPages: [] } });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.closest('[id^="section-"]')).toBeNull();
});
