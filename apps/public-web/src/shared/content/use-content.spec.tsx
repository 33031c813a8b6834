import { problem } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site.fixture';
import { useContent } from './use-content';
import { useHasPage } from '../navigation/site-pages';

function Breakfast() {
  useContent('breakfast');
  return <p>{useHasPage()('breakfast') ? 'there' : 'gone'}</p>;
}

it('a page that its owner removes while a guest reads is gone from what the frame and the menus know', async () => {
  let pages: { page: 'breakfast' }[] = [{ page: 'breakfast' }];
  const { api } = await renderSite(<Breakfast />, {
    handlers: {
      listContentPages: () => pages,
      getContent: () => {
        pages = [];
        return problem(404, 'content.not_found');
      },
    },
  });
  expect(await screen.findByText('gone')).toBeVisible();
  expect(api.calls.filter((call) => call === 'listContentPages')).toHaveLength(2);
});
