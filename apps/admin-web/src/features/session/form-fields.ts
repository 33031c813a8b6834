import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type passwordWeakness } from '@ospite/domain';
import type { TFunction } from 'i18next';

type Weakness = NonNullable<ReturnType<typeof passwordWeakness>>;

const WEAKNESSES: Readonly<Record<Weakness, string>> = {
  too_short: 'office:account.weakness.too_short',
  too_long: 'office:account.weakness.too_long',
  common: 'office:account.weakness.common',
};

/** What makes a password too weak, in words. */
export function weaknessText(t: TFunction, weakness: Weakness): string {
  return t(WEAKNESSES[weakness], { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH });
}

/** What every password field has: its limit, and the labels of the button that shows what was typed. */
export function passwordFieldProps(t: TFunction) {
  return {
    maxLength: MAX_PASSWORD_LENGTH,
    showLabel: t('office:common.showPassword'),
    hideLabel: t('office:common.hidePassword'),
  };
}

/** The same for one of several in a form, whose buttons say to which field they belong. */
export function namedPasswordFieldProps(t: TFunction, label: string) {
  return {
    ...passwordFieldProps(t),
    label,
    showLabel: t('office:common.showPasswordNamed', { name: label }),
    hideLabel: t('office:common.hidePasswordNamed', { name: label }),
  };
}
