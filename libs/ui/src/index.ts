import './tokens.css';
import './fonts/fonts.css';
import './base.css';

export * from './accessibility/accessibility';
export * from './button/button';
export * from './card/card';
export * from './chip/chip';
export * from './class-list';
export * from './dialog/use-modal-dialog';
export * from './drawings/drawing';
export * from './drawings/room-shapes';
export * from './field/field';
export { Lightbox, type LightboxPicture } from './lightbox/lightbox';
export { useCarousel } from './lightbox/use-carousel';
export * from './picture/picture';
export * from './skeleton/skeleton';
export * from './lazy-parts';
export { TOAST_MS, type ToastMessage } from './toast/toast-message';
