import { MAX_SPECIAL_REQUESTS_LENGTH, type AdditionalService } from '@ospite/domain';
import { Checkbox, errorId, FieldError } from '@ospite/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/forms/text-field';
import { useFieldState, type FieldsProps } from './field-faults';
import { controlId } from './form-values';
import * as s from './quote-form.module.css';

interface ExtrasFieldsProps extends FieldsProps {
  readonly offered: readonly AdditionalService[];
}

/** Additional services and special requests. */
export const ExtrasFields = memo(function ExtrasFields({ offered, ...props }: ExtrasFieldsProps) {
  const { t } = useTranslation();
  const stateOf = useFieldState(props);
  const requests = stateOf('specialRequests');
  const services = stateOf('additionalServices');
  const before = props.values.additionalServices ?? [];
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('quote:form.more')}</legend>
      {offered.length > 0 && (
        <fieldset className={s.services}>
          <legend className={s.subLegend}>{t('quote:form.services')}</legend>
          <div className={s.pair}>
            {offered.map((service, index) => (
              <Checkbox
                key={service}
                id={index === 0 ? controlId('additionalServices') : `service-${service}`}
                name="additionalServices"
                value={service}
                label={t(`services:${service}`)}
                defaultChecked={before.includes(service)}
                describedBy={services.field.error ? errorId(controlId('additionalServices')) : undefined}
              />
            ))}
          </div>
          <FieldError id={controlId('additionalServices')} error={services.field.error} />
        </fieldset>
      )}
      <TextField
        state={requests}
        label={t('quote:form.specialRequests')}
        note={t('quote:optional')}
        hint={t('quote:form.specialRequestsHint')}
        rows={4}
        maxLength={MAX_SPECIAL_REQUESTS_LENGTH}
      />
    </fieldset>
  );
});
