import { useEffect, useState, type RefObject } from 'react';
import * as s from './tooltips.module.css';

/**
 * How long the pointer rests on a button before its tooltip opens, and how long the next one opens at once. Source:
 * specification §9.
 */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface TooltipsProps {
  /** What holds the buttons; their names are the texts. */
  readonly within: RefObject<HTMLElement | null>;
}

/**
 * The name of a button for those who see only its drawing: beside the pointer that rests on it, and with the focus. It
 * stays while the pointer is on it and goes with Escape. One at a time.
 */
export function Tooltips({ within }: TooltipsProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => (within.current ? watch(within.current, setButton) : undefined), [within]);
  if (!button) return null;
  return (
    <span
      role="tooltip"
      className={s.tooltip}
      style={{ insetBlockStart: button.offsetTop + button.offsetHeight / 2 }}
    >
      {button.getAttribute('aria-label')}
    </span>
  );
}

/** Tells which button's tooltip is to be open. @returns ends it */
function watch(box: HTMLElement, tell: (button: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (button: HTMLElement) => {
    clearTimeout(timer);
    isOpen = true;
    tell(button);
  };
  const close = () => {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    closedAt = performance.now();
    tell(null);
  };
  const enter = ({ target, pointerType }: PointerEvent) => {
    const button = buttonAt(target);
    // A finger presses at once.
    if (!button || pointerType === 'touch') return;
    clearTimeout(timer);
    if (performance.now() - closedAt < SKIP_DELAY_MS) open(button);
    else timer = setTimeout(() => open(button), DELAY_MS);
  };
  const leave = ({ relatedTarget }: PointerEvent) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[role=tooltip]');
    if (!isWithin) close();
  };
  const focus = ({ target }: FocusEvent) => {
    const button = buttonAt(target);
    if (button?.matches(':focus-visible')) open(button);
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };

  box.addEventListener('pointerover', enter);
  box.addEventListener('pointerout', leave);
  box.addEventListener('pointerdown', close);
  box.addEventListener('focusin', focus);
  box.addEventListener('focusout', close);
  document.addEventListener('keydown', escape);
  return () => {
    clearTimeout(timer);
    box.removeEventListener('pointerover', enter);
    box.removeEventListener('pointerout', leave);
    box.removeEventListener('pointerdown', close);
    box.removeEventListener('focusin', focus);
    box.removeEventListener('focusout', close);
    document.removeEventListener('keydown', escape);
  };
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[aria-label]') : null;
}
