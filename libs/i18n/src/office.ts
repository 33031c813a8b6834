import type { Language } from '@ospite/domain';
import type { i18n, Resource } from 'i18next';
import { createI18n } from './create-i18n';
import offlineDe from './de/offline.json';
import offlineEn from './en/offline.json';
import offlineEs from './es/offline.json';
import amenities from './it/amenities.json';
import officeProblems from './it/office-problems.json';
import offlineIt from './it/offline.json';
import problems from './it/problems.json';
import services from './it/services.json';
import stayFacts from './it/stay-facts.json';
import * as office from './office-sections';
import * as superAdmin from './super-admin-sections';

export { officeProblemText, savedInBetween } from './office-problem-text';

/** The owner's back-office, in Italian. */
export function createOfficeI18n(): i18n {
  return withOfficeProblems({ office: { ...office }, amenities, services, 'stay-facts': stayFacts });
}

/** The super admin's panel, in Italian. */
export function createSuperAdminI18n(): i18n {
  const instance = withOfficeProblems({ 'super-admin': { ...superAdmin } });
  // What guests read while the site is offline and nobody wrote another text.
  for (const [language, texts] of Object.entries(OFFLINE))
    instance.addResourceBundle(language, 'offline', texts);
  return instance;
}

const OFFLINE: Readonly<Record<Language, object>> = {
  it: offlineIt,
  en: offlineEn,
  de: offlineDe,
  es: offlineEs,
};

/** Owners meet the problems of guests, and those that only owners can cause. */
function withOfficeProblems(texts: Resource[string]): i18n {
  const instance = createI18n('it', { it: { ...texts, problems } });
  return instance.addResourceBundle('it', 'problems', officeProblems, true);
}
