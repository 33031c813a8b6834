import { useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own dialog before the next paint, above everything else; the page behind it does not scroll
 * meanwhile. @param isOpen a dialog that is only closed keeps what was typed in it
 */
export function useModalDialog(isOpen = true) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    // First, so that the browser lays the page out once: opening asks for its layout.
    style.overflow = 'hidden';
    dialog.current?.showModal();
    return () => void style.removeProperty('overflow');
  }, [isOpen]);
  return dialog;
}
