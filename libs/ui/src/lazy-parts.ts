import { lazy } from 'react';

/** Full-screen pictures, loaded when a guest first opens them. */
export const Lightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lightbox" */ './lightbox/lightbox')).Lightbox,
}));

/** The message at the edge of the screen, loaded when there is the first one. */
export const Toast = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast" */ './toast/toast')).Toast,
}));
