import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { VisuallyHidden } from '../accessibility/accessibility';
import { classList } from '../class-list';
import { useModalDialog } from '../dialog/use-modal-dialog';
import { Picture, type PictureSource } from '../picture/picture';
import { useCarousel } from './use-carousel';
import * as s from './lightbox.module.css';

export interface LightboxPicture {
  readonly source: PictureSource;
  readonly alt: string;
  /** Language of `alt`, where that is not the page's. */
  readonly lang?: string | undefined;
  /** Address of a smaller variant that the page has already loaded: shown until the larger one is there. */
  readonly preview?: string | undefined;
}

interface LightboxLabels {
  /** Name of the dialog. */
  readonly title: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** Said when another picture is shown, "Picture 2 of 6"; both numbers count from one. */
  readonly position: (number: number, total: number) => string;
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  /** Index of the picture that is shown first. */
  readonly start: number;
  readonly labels: LightboxLabels;
  readonly onClose: () => void;
}

/**
 * Full-screen pictures with a counter; the first one follows the last (specification §2, Room detail). It is open as long
 * as it is rendered. The browser's own dialog keeps the focus inside and gives it back, its own scrolling follows the
 * finger (docs/decisions/0011).
 */
export function Lightbox({ pictures, start, labels, onClose }: LightboxProps) {
  const dialog = useModalDialog();
  const { track, slides, current, moveTo, onScroll } = useCarousel(pictures.length, start);
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([start]));
  const total = pictures.length;

  const withNeighbours = () => {
    const around = [current - 1, current, current + 1].map((index) => (index + total) % total);
    if (around.some((index) => !requested.has(index))) setRequested(new Set([...requested, ...around]));
  };
  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || total === 1) return;
    event.preventDefault();
    moveTo(current + step);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(`button, .${s.frame}`)) close();
  };

  return (
    // The keys and clicks are shortcuts: each has its button.
    <dialog
      ref={dialog}
      className={s.lightbox}
      aria-label={labels.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className={s.bar}>
        <p className={s.counter} aria-hidden="true">
          {current + 1} / {total}
        </p>
        <Control label={labels.close} shape="M5 5l14 14M19 5 5 19" onPress={close} />
      </div>
      <ul ref={track} className={s.track} tabIndex={0} aria-label={labels.title} onScroll={onScroll}>
        {slides.map(({ key, index, isCopy }) => (
          <li key={key} className={s.slide} lang={pictures[index]?.lang} inert={isCopy || index !== current}>
            <Slide
              picture={pictures[index]}
              isRequested={requested.has(index) || index === current}
              onSettled={index === current ? withNeighbours : undefined}
            />
          </li>
        ))}
      </ul>
      {/* The picture itself says it to those who do not see it. */}
      <p className={s.caption} lang={pictures[current]?.lang} aria-hidden="true">
        {pictures[current]?.alt}
      </p>
      {total > 1 && (
        <>
          <Control
            label={labels.previous}
            shape="M15 5l-7 7 7 7"
            className={s.previous}
            onPress={() => moveTo(current - 1)}
          />
          <Control
            label={labels.next}
            shape="M9 5l7 7-7 7"
            className={s.next}
            onPress={() => moveTo(current + 1)}
          />
        </>
      )}
      <p role="status">
        <VisuallyHidden>{labels.position(current + 1, total)}</VisuallyHidden>
      </p>
    </dialog>
  );
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Up to this width the page shows its pictures nearly as large: the same file does, which is there already. */
const PHONE_PX = 899;

interface SlideProps {
  readonly picture: LightboxPicture | undefined;
  /** Whether its file is loaded; the neighbours' wait for the first picture. */
  readonly isRequested: boolean;
  /** Of the picture that is shown: it has arrived, or cannot. */
  readonly onSettled: (() => void) | undefined;
}

function Slide({ picture, isRequested, onSettled }: SlideProps) {
  if (!picture) return null;
  const { source, alt, preview } = picture;
  // Width of the picture when it is as high as the screen, in per cent of that height.
  const whole = (100 * source.width) / source.height;
  return (
    <div
      className={s.frame}
      style={{
        aspectRatio: source.width / source.height,
        inlineSize: `min(100cqi, ${whole}cqb, ${source.width}px)`,
        backgroundColor: source.placeholder,
        backgroundImage: preview && `url("${encodeURI(preview)}")`,
      }}
      onLoadCapture={onSettled}
      onErrorCapture={onSettled}
    >
      {isRequested && (
        <Picture
          source={{ ...source, placeholder: 'transparent' }}
          alt={alt}
          sizes={`(max-width: ${PHONE_PX}px) min(88vw, ${whole}vh), min(100vw, ${whole}vh)`}
          priority={onSettled !== undefined}
          eager
        />
      )}
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  /** Path of its icon, 24 by 24. */
  readonly shape: string;
  readonly className?: string | undefined;
  readonly onPress: () => void;
}

function Control({ label, shape, className, onPress }: ControlProps) {
  return (
    <button type="button" className={classList(s.control, className)} aria-label={label} onClick={onPress}>
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
        <path d={shape} />
      </svg>
    </button>
  );
}
