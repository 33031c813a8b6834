/** How long a toast is shown, in milliseconds. Source: specification §9. */
export const TOAST_MS = 5_000;

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastMessage {
  /** Changes with each message, so that the same words twice are two toasts. */
  readonly id: number;
  readonly kind: 'default' | 'destructive';
  readonly title: string;
  readonly description?: string;
  /** A button in the toast, such as one that takes back what was done. */
  readonly action?: ToastAction;
}
