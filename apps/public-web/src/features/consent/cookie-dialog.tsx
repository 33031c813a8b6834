import type { ConsentChoice } from '@ospite/domain';
import { Button } from '@ospite/ui';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { isPlainClick, SiteLink } from '../../shared/navigation/site-link';
import { ConsentToggle } from './consent-toggle';
import * as s from './cookie-dialog.module.css';

const NECESSARY: ConsentChoice = { analytics: false, marketing: false };
const ALL: ConsentChoice = { analytics: true, marketing: true };

interface CookieDialogProps {
  /** What the visitor chose before; undefined when nothing was chosen. */
  readonly current: ConsentChoice | undefined;
  /** With the choice; undefined when the visitor left it as it was, or went to read the policies. */
  readonly onClosed: (choice: ConsentChoice | undefined) => void;
}

/**
 * Asks about cookies (specification §2, Cookie dialog). Refusing is as easy as accepting; closing it without a choice means
 * necessary ones only, or what was chosen before (specification §14). It is open as long as it is rendered.
 */
export function CookieDialog({ current, onClosed }: CookieDialogProps) {
  const { t } = useTranslation();
  const { trackingOrigins, banners } = usePageFacts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const closing = useRef<ConsentChoice | undefined>(current ? undefined : NECESSARY);
  const [isDetailed, setDetailed] = useState(current !== undefined);
  const [choice, setChoice] = useState(current ?? NECESSARY);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);

  const close = (chosen: ConsentChoice | undefined = closing.current) => {
    closing.current = chosen;
    dialog.current?.close();
  };
  const read = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    closing.current = undefined;
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={() => onClosed(closing.current)}
    >
      <div className={s.head}>
        <h2 ref={title} id={`${id}title`} className={s.title} tabIndex={-1}>
          {t('cookies:title')}
        </h2>
        <button
          type="button"
          className={s.close}
          aria-label={t(current ? 'cookies:closeUnchanged' : 'cookies:close')}
          onClick={() => close()}
        >
          <svg
            aria-hidden="true"
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
          >
            <path d="m4 4 12 12M16 4 4 16" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div id={`${id}text`} className={s.text}>
        {/* A block for each clause: as one it would be the largest text of a phone's first screen, and come late. */}
        <p>
          {t(trackingOrigins || banners ? 'cookies:ask' : 'cookies:nothing')
            .split('\n')
            .map((clause) => (
              <span key={clause} className={s.clause}>{`${clause} `}</span>
            ))}
        </p>
        {isDetailed && <p>{t('cookies:change')}</p>}
      </div>
      {isDetailed && (
        <fieldset className={s.toggles} id={`${id}toggles`}>
          <legend className={s.legend}>{t('cookies:toggles')}</legend>
          <ConsentToggle kind="necessary" isOn isLocked />
          <ConsentToggle
            kind="analytics"
            isOn={choice.analytics}
            onChange={(analytics) => setChoice({ ...choice, analytics })}
          />
          <ConsentToggle
            kind="marketing"
            isOn={choice.marketing}
            onChange={(marketing) => setChoice({ ...choice, marketing })}
          />
        </fieldset>
      )}
      <div className={s.actions}>
        <Button variant="quiet" onClick={() => close(ALL)}>
          {t('cookies:acceptAll')}
        </Button>
        <Button variant="quiet" onClick={() => close(NECESSARY)}>
          {t('cookies:necessaryOnly')}
        </Button>
        {isDetailed && (
          <Button className={s.wide} onClick={() => close(choice)}>
            {t('cookies:save')}
          </Button>
        )}
      </div>
      <div className={s.more} onClick={read}>
        {!isDetailed && (
          <button
            type="button"
            className={s.customise}
            aria-expanded={false}
            aria-controls={`${id}toggles`}
            onClick={() => setDetailed(true)}
          >
            {t('cookies:customise')}
          </button>
        )}
        <SiteLink page="privacyPolicy">{t('cookies:privacyPolicy')}</SiteLink>
        <SiteLink page="cookiePolicy">{t('cookies:cookiePolicy')}</SiteLink>
      </div>
    </dialog>
  );
}
