import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelApi, THE_KEY } from '../shared/panel-api.fixture';
import { RemoteRoot } from './remote-root';

/** Opens the panel, locked, over a fake API. */
export function openPanel(api = new PanelApi()) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { unmount } = render(<RemoteRoot apiBaseUrl="http://api.test" basePath="/super-admin" />);
  return { api, user: userEvent.setup(), unmount };
}

export const keyField = () => screen.getByLabelText('Chiave Super Admin');
export const enterButton = () => screen.getByRole('button', { name: 'Accedi al Pannello' });

/** Opens the panel and unlocks it. */
export async function unlockedPanel(api = new PanelApi()) {
  const opened = openPanel(api);
  await opened.user.type(keyField(), THE_KEY);
  await opened.user.click(enterButton());
  await screen.findByRole('heading', { name: 'Pannello Super Admin' });
  return opened;
}

/** What each save sent, oldest first. */
export function savesOf(api: PanelApi) {
  return api.sentTo('updateSuperAdminSettings').map((sent) => sent.updateSuperAdminSettingsRequest);
}
