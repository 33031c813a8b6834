import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Toast } from '../../toast/toast';
import type { ToastMessage } from '../../toast/toast-message';

type NewToast = Omit<ToastMessage, 'id'>;

const ShowToast = createContext<(toast: NewToast) => void>(() => {});

interface ToastsProps {
  readonly closeLabel: string;
  readonly regionLabel: string;
  readonly children: ReactNode;
}

/** Holds the one toast that is shown at a time; a newer one takes its place. Source: specification §9, Toast. */
export function Toasts({ closeLabel, regionLabel, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = useCallback(
    (toast: NewToast) => setMessage((shown) => ({ ...toast, id: (shown?.id ?? 0) + 1 })),
    [],
  );
  // The message is kept after it is closed, so that the next one gets another id.
  const [closed, setClosed] = useState(0);
  return (
    <ShowToast value={show}>
      {children}
      <Toast
        message={message && message.id > closed ? message : null}
        closeLabel={closeLabel}
        regionLabel={regionLabel}
        onClose={() => setClosed(message?.id ?? 0)}
      />
    </ShowToast>
  );
}

/** Returns the function that shows a toast. */
export function useToast(): (toast: NewToast) => void {
  return useContext(ShowToast);
}
