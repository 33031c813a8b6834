import { Button } from '@ospite/ui/office';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../forms/form.fixture';
import { useUndoableCall } from './use-undoable-call';

interface ListProps {
  readonly remove: (id: number) => Promise<{ readonly error?: unknown }>;
}

function List({ remove }: ListProps) {
  const { isHidden, mark, hideAndSend } = useUndoableCall({
    kind: 'event',
    send: remove,
    done: 'Evento eliminato con successo!',
    failed: 'Errore durante l’eliminazione dell’evento',
  });
  if (isHidden(7)) return null;
  return (
    <article tabIndex={-1} {...mark(7)}>
      <Button onPress={() => hideAndSend(7)}>Elimina la sagra</Button>
    </article>
  );
}

const row = { name: 'Elimina la sagra' };

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => jest.restoreAllMocks());

it('deletes once the toast is gone', async () => {
  const remove = jest.fn(async () => ({}));
  const { user } = renderPart(<List remove={remove} />);
  await user.click(screen.getByRole('button', row));
  expect(screen.getByText('Evento eliminato con successo!')).toBeVisible();
  expect(screen.queryByRole('button', row)).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove).toHaveBeenCalledWith(7));
});

it('stays hidden for whoever leaves the screen and comes back while it can be taken back', async () => {
  const Screens = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onPress={() => setOpen(!isOpen)}>Cambia schermata</Button>
        {isOpen && <List remove={async () => ({})} />}
      </>
    );
  };
  const { user } = renderPart(<Screens />);
  await user.click(screen.getByRole('button', row));
  await user.click(screen.getByRole('button', { name: 'Cambia schermata' }));
  await user.click(screen.getByRole('button', { name: 'Cambia schermata' }));
  expect(screen.queryByRole('button', row)).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', row)).toBeVisible();
});

it('deletes nothing when it is taken back', async () => {
  const remove = jest.fn(async () => ({}));
  const { user } = renderPart(<List remove={remove} />);
  await user.click(screen.getByRole('button', row));
  act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', row)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(remove).not.toHaveBeenCalled();
});

it.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden, as by another app', hide],
])('deletes at once when the page is %s, and offers to take back no more', async (_how, leave) => {
  const remove = jest.fn(async () => ({}));
  const { user } = renderPart(<List remove={remove} />);
  await user.click(screen.getByRole('button', row));
  act(() => void leave());
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
});

it('shows the row again when it could not be deleted', async () => {
  const { user } = renderPart(<List remove={async () => ({ error: 'no' })} />);
  await user.click(screen.getByRole('button', row));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByRole('button', row)).toBeVisible();
  expect(await screen.findByText('Errore durante l’eliminazione dell’evento')).toBeVisible();
});
