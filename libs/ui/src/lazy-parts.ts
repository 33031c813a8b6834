import { lazy, type ComponentType } from 'react';
import type { ToastProps } from './toast/toast';

const importToast = async (): Promise<ComponentType<ToastProps>> =>
  (await import(/* webpackChunkName: "toast" */ './toast/toast')).Toast;

/** Fetches it ahead, where a message about a lost connection may have to be shown. */
export const fetchToast = () => importToast().catch(() => null);

/**
 * Loaded with the first message. Nothing is lost where it cannot be fetched, since the page says the same.
 */
export const Toast = lazy<ComponentType<ToastProps>>(async () => ({
  default: (await fetchToast()) ?? (() => null),
}));
