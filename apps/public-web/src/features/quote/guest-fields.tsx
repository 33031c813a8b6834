import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@ospite/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/forms/text-field';
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
        <TextField
          state={first}
          label={t('quote:form.firstName')}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
        />
        <TextField
          state={last}
          label={t('quote:form.lastName')}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="family-name"
        />
      </div>
      <div className={s.pair}>
        <TextField
          state={email}
          label={t('quote:form.email')}
          type="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
        />
        <TextField
          state={phone}
          label={t('quote:form.phone')}
          note={t('quote:optional')}
          type="tel"
          maxLength={MAX_PHONE_LENGTH}
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
});
