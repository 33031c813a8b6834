import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { isFilmFile, isOwnFilm } from './film';
import * as s from './video-player.module.css';

export interface VideoPlayerProps {
  readonly video: { readonly url: string; readonly posterUrl: string | null };
  readonly labels: {
    /** Name of the dialog. */
    readonly title: string;
    readonly close: string;
    /** Said where the browser cannot play it, before the link to the file. */
    readonly problem: string;
    readonly file: string;
  };
  readonly onClose: () => void;
}

/** Another host's player: its own script and links, which open in a tab; it may not take the visitor elsewhere. */
const PLAYER_MAY =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A film over the page, open as long as it is rendered. The browser's own dialog keeps the focus inside and gives it back,
 * its own controls play the film; where another host has a page for it, that page does.
 */
export function VideoPlayer({ video, labels, onClose }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    dialog.current?.showModal();
    // It was pressed to be seen; a browser that wants another press has its button for it.
    void film.current?.play()?.catch(() => undefined);
    return () => void style.removeProperty('overflow');
  }, []);
  const close = () => dialog.current?.close();
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    // A click beside the film is a shortcut: there is a button, and Escape.
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-label={labels.title}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={s.bar}>
        <button type="button" className={s.close} onClick={close}>
          {labels.close}
        </button>
      </div>
      {isBroken ? (
        <p className={s.problem} role="alert">
          {labels.problem}{' '}
          <a href={video.url} rel="noopener">
            {labels.file}
          </a>
        </p>
      ) : !isFilmFile(video.url) ? (
        <iframe
          className={s.film}
          src={video.url}
          title={labels.title}
          sandbox={PLAYER_MAY}
          allow="fullscreen"
        />
      ) : (
        <video
          ref={film}
          className={s.film}
          src={video.url}
          poster={video.posterUrl && isOwnFilm(video.posterUrl) ? video.posterUrl : undefined}
          preload="none"
          controls
          playsInline
          onError={() => setIsBroken(true)}
        />
      )}
    </dialog>
  );
}
