import type { Review } from '@ospite/contracts/guest';
import { classList, useCarousel, VisuallyHidden } from '@ospite/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewText } from '../review-text';
import { useTurning } from './use-turning';
import * as s from './reviews-carousel.module.css';

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The carousel with its script: it advances automatically, in a loop, and has arrows, dots and a button to stop it. */
export function TurningReviews({
  reviews,
  label,
}: {
  readonly reviews: readonly Review[];
  readonly label: string;
}) {
  const { t } = useTranslation();
  const { track, slides, current, moveTo, onScroll } = useCarousel(reviews.length, 0);
  // A finger brings a review in by itself; one that comes by a press or by itself fades in.
  const [fades, setFades] = useState(false);
  const show = (index: number) => {
    setFades(true);
    moveTo(index);
  };
  const { isOn, isTurning, toggle, pausing } = useTurning(() => show(current + 1), current);
  const total = reviews.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  return (
    // The keys are shortcuts: each has its button.
    <div className={s.carousel} role="group" aria-label={label} onKeyDown={onKeyDown} {...pausing}>
      <ul
        ref={track}
        className={classList(s.track, fades && s.fades)}
        tabIndex={0}
        onScroll={onScroll}
        onTouchStart={() => setFades(false)}
      >
        {slides.map(({ key, index, isCopy }) => {
          const review = reviews[index];
          const isShown = !isCopy && index === current;
          return (
            <li key={key} className={classList(s.slide, isShown && s.shown)} inert={!isShown}>
              {review && <ReviewText review={review} className={s.review} isCut />}
            </li>
          );
        })}
      </ul>
      <div className={s.controls}>
        <Control label={t('reviews:carousel.previous')} onPress={() => show(current - 1)}>
          <path d="M15 5l-7 7 7 7" />
        </Control>
        <Control label={t('reviews:carousel.next')} onPress={() => show(current + 1)}>
          <path d="M9 5l7 7-7 7" />
        </Control>
        <Control label={isOn ? t('reviews:carousel.pause') : t('reviews:carousel.play')} onPress={toggle}>
          <path d={isOn ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7Z'} />
        </Control>
        <ul className={s.dots}>
          {reviews.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                className={s.dot}
                aria-label={t('reviews:carousel.go', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p aria-live={isTurning ? 'off' : 'polite'}>
        <VisuallyHidden>{t('reviews:carousel.position', { number: current + 1, total })}</VisuallyHidden>
      </p>
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly onPress: () => void;
  /** Its drawing, 24 by 24. */
  readonly children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <button type="button" className={s.control} aria-label={label} onClick={onPress}>
      <svg
        aria-hidden="true"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}
