import * as RadixToast from '@radix-ui/react-toast';
import { classList } from '../class-list';
import { TOAST_MS, type ToastMessage } from './toast-message';
import * as s from './toast.module.css';

export interface ToastProps {
  /** The one message to show (specification §4: at most one at once); null shows nothing. */
  readonly message: ToastMessage | null;
  readonly closeLabel: string;
  /** Label of the region. */
  readonly regionLabel: string;
  readonly onClose: () => void;
}

/** A short message at the top of the screen that screen readers announce and that goes away by itself. */
export function Toast({ message, closeLabel, regionLabel, onClose }: ToastProps) {
  return (
    // Focus or a pointer in a toast stops its clock. A toast that is removed meanwhile never starts it again, so each
    // message has a clock of its own.
    <RadixToast.Provider key={message?.id ?? 0} duration={TOAST_MS} label={regionLabel} swipeDirection="up">
      {message && (
        <RadixToast.Root
          key={message.id}
          className={classList(s.toast, message.kind === 'destructive' && s.destructive)}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <RadixToast.Title className={s.title}>{message.title}</RadixToast.Title>
          {message.description && (
            <RadixToast.Description className={s.description}>{message.description}</RadixToast.Description>
          )}
          {message.action && (
            <RadixToast.Action
              className={s.action}
              altText={message.action.label}
              onClick={message.action.onPress}
            >
              {message.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className={s.close} aria-label={closeLabel}>
            <svg
              aria-hidden="true"
              width="16"
              height="16"
              viewBox="0 0 16 16"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
            </svg>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {/* React Aria's dialogs make the rest of the page inert, except what declares itself above them. */}
      <RadixToast.Viewport className={s.region} label={regionLabel} data-react-aria-top-layer />
    </RadixToast.Provider>
  );
}
