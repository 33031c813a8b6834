import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Toast } from '../../toast/toast';
import type { ToastMessage } from '../../toast/toast-message';

interface NewToast extends Omit<ToastMessage, 'id'> {
  /** Called once when the toast is gone and its action was not used, also when the page is left. */
  readonly onGone?: () => void;
}

const ShowToast = createContext<(toast: NewToast) => void>(() => {});

interface ToastsProps {
  readonly closeLabel: string;
  readonly regionLabel: string;
  readonly children: ReactNode;
}

/** Holds the one toast that is shown at a time; a newer one takes its place. Source: specification §9, Toast. */
export function Toasts({ closeLabel, regionLabel, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const onGone = useRef<(() => void) | undefined>(undefined);
  const lastId = useRef(0);

  const settle = useCallback(() => {
    const call = onGone.current;
    onGone.current = undefined;
    call?.();
  }, []);
  const show = useCallback(
    ({ onGone: next, action, ...toast }: NewToast) => {
      settle();
      onGone.current = next;
      lastId.current += 1;
      setMessage({ ...toast, id: lastId.current, ...(action && { action: once(action, onGone) }) });
    },
    [settle],
  );
  useEffect(() => {
    window.addEventListener('pagehide', settle);
    return () => window.removeEventListener('pagehide', settle);
  }, [settle]);

  return (
    <ShowToast value={show}>
      {children}
      <Toast
        message={message}
        closeLabel={closeLabel}
        regionLabel={regionLabel}
        onClose={() => {
          // Its action may have shown another one.
          if (message?.id !== lastId.current) return;
          setMessage(null);
          settle();
        }}
      />
    </ShowToast>
  );
}

/** The action, which takes the place of what would follow the toast. */
function once(
  action: NonNullable<ToastMessage['action']>,
  onGone: { current: (() => void) | undefined },
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
