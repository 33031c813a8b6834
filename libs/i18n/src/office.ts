import type { i18n } from 'i18next';
import { createI18n } from './create-i18n';
import office from './it/office.json';
import problems from './it/problems.json';
import services from './it/services.json';
import superAdmin from './it/super-admin.json';

/** The owner's back-office, in Italian. */
export function createOfficeI18n(): i18n {
  return createI18n('it', { it: { office, problems, services } });
}

/** The super admin's panel, in Italian. */
export function createSuperAdminI18n(): i18n {
  return createI18n('it', { it: { 'super-admin': superAdmin, problems } });
}
