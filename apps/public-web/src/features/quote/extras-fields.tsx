import type { Property } from '@ospite/contracts/guest';
import { MAX_SPECIAL_REQUESTS_LENGTH } from '@ospite/domain';
import { Checkbox, errorId, FieldError } from '@ospite/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText } from '../../shared/format/localized-text';
import { TextField } from '../../shared/forms/text-field';
import { useFieldState, type FieldsProps } from './field-faults';
import { controlId } from './form-values';
import * as s from './quote-form.module.css';

interface ExtrasFieldsProps extends FieldsProps {
  readonly property: Pick<Property, 'offeredServices' | 'ownServices'>;
}

/** Additional services and special requests. */
export const ExtrasFields = memo(function ExtrasFields({ property, ...props }: ExtrasFieldsProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const offered = [
    ...property.offeredServices.map((id) => ({ id, text: t(`services:${id}`), lang: undefined })),
    ...property.ownServices.map(({ id, name }) => ({ id, ...partText(name, language) })),
  ];
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
            {offered.map(({ id, text, lang }, index) => (
              <Checkbox
                key={id}
                id={index === 0 ? controlId('additionalServices') : `service-${id}`}
                name="additionalServices"
                value={id}
                label={text}
                lang={lang}
                defaultChecked={before.includes(id)}
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
