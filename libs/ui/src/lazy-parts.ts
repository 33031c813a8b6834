import { lazy } from 'react';

/** Loaded when a guest first opens a picture. */
export const Lightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lightbox" */ './lightbox/lightbox')).Lightbox,
}));

/** Loaded with the first message. */
export const Toast = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast" */ './toast/toast')).Toast,
}));
