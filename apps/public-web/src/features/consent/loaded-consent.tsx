import { addTexts } from '@ospite/i18n';
import type { PageName } from '@ospite/i18n/paths';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { storedConsent } from '../../shared/consent/stored-consent';
import { usePageAddress } from '../../shared/navigation/page';
import type { VisitRoot } from '../../shared/visit/visit-slice';
import { CookieDialog } from './cookie-dialog';
import { useChoice } from './use-choice';
import { useTracking } from './use-tracking';

/** What a visitor reads to choose: nothing covers it, and the next page asks. */
const READ_TO_CHOOSE: readonly (PageName | undefined)[] = ['cookiePolicy', 'privacyPolicy'];

/** The component, once its texts and its styles are there. */
export async function loadConsent(texts: i18n): Promise<ComponentType> {
  await Promise.all([addTexts(texts, 'cookies'), stylesLoaded()]);
  return Consent;
}

function Consent() {
  const { page } = usePageAddress();
  const { consent, isChoosingCookies } = useSelector<VisitRoot, VisitRoot['visit']>((state) => state.visit);
  const current = consent ?? storedConsent();
  const choose = useChoice(current);
  useTracking(current);
  const asks = isChoosingCookies || (!current && !READ_TO_CHOOSE.includes(page));
  return asks ? <CookieDialog current={current} onClosed={choose} /> : null;
}

/** The sheet of all pages comes with hydration; the document holds only what its own page needs. */
async function stylesLoaded(): Promise<void> {
  const sheet = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].at(-1);
  if (!sheet || sheet.sheet) return;
  await new Promise((done) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, done, { once: true });
  });
}
