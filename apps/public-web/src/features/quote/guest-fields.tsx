import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@ospite/domain';
import { Field } from '@ospite/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldState, type FieldsProps } from './field-faults';
import * as s from './quote-form.module.css';

/** Who asks, and how to reach them. Memoised, like the other groups: a keystroke changes only the summary. */
export const GuestFields = memo(function GuestFields(props: FieldsProps) {
  const { t } = useTranslation();
  const stateOf = useFieldState(props);
  const [first, last, email, phone] = [
    stateOf('firstName'),
    stateOf('lastName'),
    stateOf('email'),
    stateOf('phone'),
  ];
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('quote:form.you')}</legend>
      <div className={s.pair}>
        <Field {...first.field} label={t('quote:form.firstName')}>
          {(control) => (
            <input
              {...control}
              {...first.control}
              type="text"
              required
              maxLength={MAX_NAME_LENGTH}
              autoComplete="given-name"
              autoFocus={first.autoFocus}
            />
          )}
        </Field>
        <Field {...last.field} label={t('quote:form.lastName')}>
          {(control) => (
            <input
              {...control}
              {...last.control}
              type="text"
              required
              maxLength={MAX_NAME_LENGTH}
              autoComplete="family-name"
              autoFocus={last.autoFocus}
            />
          )}
        </Field>
      </div>
      <div className={s.pair}>
        <Field {...email.field} label={t('quote:form.email')}>
          {(control) => (
            <input
              {...control}
              {...email.control}
              type="email"
              required
              maxLength={MAX_EMAIL_LENGTH}
              autoComplete="email"
              autoFocus={email.autoFocus}
            />
          )}
        </Field>
        <Field {...phone.field} label={t('quote:form.phone')} note={t('quote:optional')}>
          {(control) => (
            <input
              {...control}
              {...phone.control}
              type="tel"
              maxLength={MAX_PHONE_LENGTH}
              autoComplete="tel"
              autoFocus={phone.autoFocus}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
});
