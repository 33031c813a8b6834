import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';
import { TOAST_MS } from './toast-message';

const labels = { closeLabel: 'Chiudi', regionLabel: 'Avvisi' };
const message = { id: 1, kind: 'destructive', title: 'Errore', description: 'Riprova più tardi.' } as const;

describe('a toast', () => {
  it('shows its message and goes away when it is closed', async () => {
    const onClose = jest.fn();
    render(<Toast message={message} onClose={onClose} {...labels} />);
    expect(screen.getByText('Errore')).toBeInTheDocument();
    // jsdom has no pointer capture, which the toast needs for swiping: the keyboard closes it too.
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes away by itself after five seconds', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    render(<Toast message={message} onClose={onClose} {...labels} />);
    act(() => jest.advanceTimersByTime(TOAST_MS - 100));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('goes away by itself also after a toast whose action was used, which had stopped the clock', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    const action = { label: 'Annulla', onPress: jest.fn() };
    const { rerender } = render(<Toast message={{ ...message, action }} onClose={onClose} {...labels} />);
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
    rerender(<Toast message={null} onClose={onClose} {...labels} />);
    rerender(<Toast message={{ ...message, id: 2 }} onClose={onClose} {...labels} />);
    act(() => jest.advanceTimersByTime(TOAST_MS + 100));
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('shows one message at a time', () => {
    const { rerender } = render(<Toast message={message} onClose={() => undefined} {...labels} />);
    rerender(
      <Toast message={{ id: 2, kind: 'default', title: 'Inviata' }} onClose={() => undefined} {...labels} />,
    );
    expect(screen.queryByText('Errore')).not.toBeInTheDocument();
    expect(screen.getByText('Inviata')).toBeInTheDocument();
  });
});
