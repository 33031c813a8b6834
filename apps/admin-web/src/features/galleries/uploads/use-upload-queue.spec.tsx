import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../shared/forms/form.fixture';
import type { SendResult, UploadTarget } from './upload';
import { useUploadQueue } from './use-upload-queue';

let respond: (result: SendResult) => void = () => undefined;
const target: UploadTarget = {
  key: 'room-1',
  parallel: 1,
  send: () => new Promise((resolve) => (respond = resolve)),
};

/** A gallery with one picture to add. */
function Uploads() {
  const { queue, uploads } = useUploadQueue(
    () => target,
    () => undefined,
  );
  return (
    <>
      <button type="button" onClick={() => queue.add([new File(['mare'], 'a.jpg')], 0)}>
        Aggiungi
      </button>
      {uploads.map(({ id, status }) => (
        <p key={id}>{status.kind}</p>
      ))}
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

it('has the browser ask before the page is closed, as long as a picture is on its way', async () => {
  const maySimplyGo = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const { user } = renderPart(<Uploads />);
  expect(maySimplyGo()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  await screen.findByText('sending');
  expect(maySimplyGo()).toBe(false);
  await act(async () => respond({ stored: true }));
  expect(maySimplyGo()).toBe(true);
});
