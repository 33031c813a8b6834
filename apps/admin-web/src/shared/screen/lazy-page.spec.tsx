import { screen } from '@testing-library/react';
import { renderPart } from '../forms/form.fixture';
import { lazyPage } from './lazy-page';

it('says when a screen cannot be loaded, and loads it at another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isReachable = false;
  const Page = lazyPage(async () => {
    if (!isReachable) throw new Error('no file');
    return () => <h1>Camere</h1>;
  });
  const { user } = renderPart(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Questa pagina non si è aperta');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Camere' })).toBeVisible();
});
