import { useHydrated } from '@ospite/site-engine';
import { Button, classList } from '@ospite/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './map.module.css';
import { askForMapAfterReload, takeMapRequest } from './map-request';

/** A map that has not loaded by then is given up; our own limit. */
export const MAX_MAP_WAIT_MS = 8_000;
/** The map's own script and links, which open in a tab; it may not take the visitor elsewhere. */
const MAP_MAY = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface MapFrameProps {
  readonly url: string;
  /** The property's. */
  readonly name: string;
  /** Called once its page is there: a browser says so, too, where it shows a page of its own because the map is blocked. */
  readonly onShown: () => void;
}

/**
 * The button that puts another host's map over the drawing. Nothing is asked of that host before it is pressed. A map
 * that does not come leaves the drawing. Source: specification §12.
 */
export function MapFrame({ url, name, onShown }: MapFrameProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  // Only this page's own document may frame the map: one that came here by navigation has another page's policy.
  const [isOwnDocument] = useState(!hydrated);
  const [state, setState] = useState<'closed' | 'loading' | 'shown' | 'failed'>('closed');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (isOwnDocument && takeMapRequest()) setState('loading');
  }, [isOwnDocument]);
  // Not before: what is hidden cannot have the focus.
  useEffect(() => {
    if (state === 'shown') frame.current?.focus({ preventScroll: true });
  }, [state]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = window.setTimeout(() => setState('failed'), MAX_MAP_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const open = () => {
    if (state === 'loading') return;
    if (isOwnDocument) setState('loading');
    else askForMapAfterReload();
  };
  return (
    <>
      {(state === 'loading' || state === 'shown') && (
        <iframe
          ref={frame}
          className={classList(s.frame, state === 'loading' && s.waiting)}
          src={url}
          title={t('contact:map.frame', { name })}
          sandbox={MAP_MAY}
          onLoad={() => {
            setState('shown');
            onShown();
          }}
        />
      )}
      <div className={classList(s.panel, !hydrated && s.beforeScript)} hidden={state === 'shown'}>
        {state === 'closed' && <p>{t('contact:map.host', { host: new URL(url).hostname })}</p>}
        <p role="status">
          {state === 'loading' && t('contact:map.loading')}
          {state === 'failed' && t('contact:map.failed')}
        </p>
        <Button variant="primary" aria-disabled={state === 'loading'} onClick={open}>
          {state === 'failed' ? t('contact:map.retry') : t('contact:map.show')}
        </Button>
      </div>
    </>
  );
}
