import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Toast } from '../../toast/toast';
import type { ToastMessage } from '../../toast/toast-message';

interface NewToast extends Omit<ToastMessage, 'id'> {
  /**
   * Called once when the toast is gone and its action was not used, also when the page is left or hidden.
   * @returns whether it succeeded; it shows a failure by itself
   */
  readonly onGone?: () => Promise<boolean>;
}

type GoneRef = { current: NewToast['onGone'] };

const ShowToast = createContext<(toast: NewToast) => void>(() => {});
const SettleToast = createContext<() => Promise<boolean>>(async () => true);

interface ToastsProps {
  readonly closeLabel: string;
  readonly regionLabel: string;
  readonly children: ReactNode;
}

/** Holds the one toast that is shown at a time; a newer one takes its place. Source: specification §9, Toast. */
export function Toasts({ closeLabel, regionLabel, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const onGone: GoneRef = useRef<NewToast['onGone']>(undefined);
  const lastId = useRef(0);

  const settle = useCallback(async () => {
    const call = onGone.current;
    onGone.current = undefined;
    return (await call?.()) ?? true;
  }, []);
  const show = useCallback(
    ({ onGone: next, action, ...toast }: NewToast) => {
      void settle();
      onGone.current = next;
      lastId.current += 1;
      setMessage({ ...toast, id: lastId.current, ...(action && { action: once(action, onGone) }) });
    },
    [settle],
  );
  useEffect(() => {
    // Not later: a phone may end the page unseen. What was done cannot be taken back any more.
    const onLeave = () => {
      if (!onGone.current) return;
      setMessage(null);
      void settle();
    };
    // What has just been done stands on the screen that is left; what can still be taken back does so elsewhere, too.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]'))
        setMessage((shown) => (shown?.action ? shown : null));
    };
    const onVisibility = () => document.visibilityState === 'hidden' && onLeave();
    // Before a link says something of its own.
    document.addEventListener('click', onClick, true);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [settle]);

  return (
    <ShowToast value={show}>
      <SettleToast value={settle}>{children}</SettleToast>
      <Toast
        message={message}
        closeLabel={closeLabel}
        regionLabel={regionLabel}
        onClose={() => {
          // Its action may have shown another one.
          if (message?.id !== lastId.current) return;
          setMessage(null);
          void settle();
        }}
      />
    </ShowToast>
  );
}

/** The action, which takes the place of what would follow the toast. */
function once(
  action: NonNullable<ToastMessage['action']>,
  onGone: GoneRef,
): NonNullable<ToastMessage['action']> {
  return {
    ...action,
    onPress: () => {
      onGone.current = undefined;
      action.onPress();
    },
  };
}

/** Returns the function that shows a toast. */
export function useToast(): (toast: NewToast) => void {
  return useContext(ShowToast);
}

/**
 * Returns the function that has what waits for the toast to be gone done at once, where it could not be done later.
 * @returns false when that failed, which a toast says
 */
export function useSettleToast(): () => Promise<boolean> {
  return useContext(SettleToast);
}
