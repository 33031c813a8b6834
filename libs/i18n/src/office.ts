import type { i18n, Resource } from 'i18next';
import { createI18n } from './create-i18n';
import officeProblems from './it/office-problems.json';
import problems from './it/problems.json';
import services from './it/services.json';
import superAdmin from './it/super-admin.json';
import * as office from './office-sections';

/** The owner's back-office, in Italian. */
export function createOfficeI18n(): i18n {
  return withOfficeProblems({ office: { ...office }, services });
}

/** The super admin's panel, in Italian. */
export function createSuperAdminI18n(): i18n {
  return withOfficeProblems({ 'super-admin': superAdmin });
}

/** Owners meet the problems of guests, and those that only owners can cause. */
function withOfficeProblems(texts: Resource[string]): i18n {
  const instance = createI18n('it', { it: { ...texts, problems } });
  return instance.addResourceBundle('it', 'problems', officeProblems, true);
}
