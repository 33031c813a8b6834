import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog, Button, PasswordField, ProblemState, TextAreaField, Toasts, useToast } from './index';

afterEach(() => jest.useRealTimers());

describe('a pending button', () => {
  it('says so, keeps its focus and cannot be pressed again', async () => {
    const pressed = jest.fn();
    const { rerender } = render(<Button onPress={pressed}>Salva</Button>);
    act(() => screen.getByRole('button').focus());
    rerender(
      <Button onPress={pressed} isPending pendingLabel="Salvataggio…">
        Salva
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Salvataggio…' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).not.toHaveBeenCalled();
  });

  it('submits no form', async () => {
    const sent = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Button type="submit" isPending>
          Salva
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
  });
});

it('ties hint, error and language of a field of several lines to the field', () => {
  render(
    <TextAreaField
      name="text"
      label="Testo"
      value="Gruß"
      onChange={() => {}}
      hint="Per gli ospiti"
      error="Troppo lungo"
      lang="de"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Testo' });
  expect(field).toHaveAccessibleDescription('Per gli ospiti Troppo lungo');
  expect(field).toBeInvalid();
  expect(field).toHaveAttribute('lang', 'de');
});

it('ties the error of a field to the field', () => {
  render(
    <PasswordField
      name="key"
      label="Chiave"
      value=""
      onChange={() => {}}
      showLabel="Mostra"
      hideLabel="Nascondi"
      hint="Sul server"
      error="Richiesta"
    />,
  );
  expect(screen.getByLabelText('Chiave')).toBeInvalid();
  expect(screen.getByLabelText('Chiave')).toHaveAccessibleDescription(/Richiesta/);
});

it('cancels on Escape', async () => {
  const cancelled = jest.fn();
  const confirmed = jest.fn();
  render(
    <AlertDialog
      isOpen
      title="Sicuro?"
      confirmLabel="Sì"
      cancelLabel="No"
      onConfirm={confirmed}
      onCancel={cancelled}
    >
      Succede questo.
    </AlertDialog>,
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Succede questo.');
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(cancelled).toHaveBeenCalled();
  expect(confirmed).not.toHaveBeenCalled();
});

it('offers to try again beside a problem', async () => {
  const tried = jest.fn();
  render(<ProblemState text="Non va" retryLabel="Riprova" onRetry={tried} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Non va');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(tried).toHaveBeenCalled();
});

describe('toasts', () => {
  function Buttons() {
    const show = useToast();
    return (
      <>
        <button onClick={() => show({ kind: 'default', title: 'Uno' })}>uno</button>
        <button onClick={() => show({ kind: 'destructive', title: 'Due' })}>due</button>
        <button
          onClick={() =>
            show({ kind: 'default', title: 'Tre', action: { label: 'Annulla', onPress: () => {} } })
          }
        >
          tre
        </button>
        <a href="#altrove">altrove</a>
      </>
    );
  }

  const open = () =>
    render(
      <Toasts closeLabel="Chiudi" regionLabel="Avvisi">
        <Buttons />
      </Toasts>,
    );

  it('shows one at a time, the newest', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'uno' }));
    await userEvent.click(screen.getByRole('button', { name: 'due' }));
    expect(screen.getByText('Due')).toBeVisible();
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });

  it('shows the same toast again after it was closed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'uno' }));
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'uno' }));
    expect(screen.getByText('Uno')).toBeVisible();
  });

  it.each([
    ['goes with the screen that is left', 'uno', 'Uno', 0],
    ['stays where it can still be taken back what was done', 'tre', 'Tre', 1],
  ])('%s', async (_what, button, title, count) => {
    open();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(title)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'altrove' }));
    expect(screen.queryAllByText(title)).toHaveLength(count);
  });

  it('can be closed while a dialog is open above the screen', async () => {
    function Both() {
      const show = useToast();
      const question = { title: 'Eliminare?', confirmLabel: 'Elimina', cancelLabel: 'Annulla' };
      return (
        <AlertDialog
          isOpen
          {...question}
          onConfirm={() => show({ kind: 'default', title: 'Uno' })}
          onCancel={() => {}}
        >
          Non si può annullare.
        </AlertDialog>
      );
    }
    render(
      <Toasts closeLabel="Chiudi" regionLabel="Avvisi">
        <Both />
      </Toasts>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('goes away after five seconds', async () => {
    jest.useFakeTimers();
    open();
    act(() => screen.getByRole('button', { name: 'uno' }).click());
    expect(screen.getByText('Uno')).toBeVisible();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });
});
