import { lazy } from 'react';

/** Loaded with the first message. */
export const Toast = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast" */ './toast/toast')).Toast,
}));
