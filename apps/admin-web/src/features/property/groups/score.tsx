import { MAX_PROPERTY_TEXT_LENGTH } from '@ospite/domain';
import { FieldGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { decimalOf, typedNumber } from '../../../shared/forms/typed-numbers';

interface ScoreValues {
  readonly value: string;
  readonly scale: string;
  readonly source: string;
  readonly date: string;
}

const USUAL_SCALE = '10';

/** Guests' score on a booking platform. */
export const scorePart: PropertyPart<ScoreValues> = {
  read: ({ score }) => ({
    value: typedNumber(score?.value),
    scale: score ? typedNumber(score.scale) : USUAL_SCALE,
    source: score?.source ?? '',
    date: score?.date ?? '',
  }),
  write: ({ value, scale, source, date }) => {
    const isUnset = [value, source, date].every((text) => text.trim() === '');
    if (isUnset) return { score: null };
    return {
      score: { value: decimalOf(value) ?? Number.NaN, scale: decimalOf(scale) ?? Number.NaN, source, date },
    };
  },
  Fields: ScoreFields,
  labels: {
    value: 'office:property.score.value',
    scale: 'office:property.score.scale',
    source: 'office:property.score.source',
    date: 'office:property.score.date',
  },
};

function ScoreFields(form: PropertyFieldsProps<ScoreValues>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('office:property.score.help')}</p>
      <FieldGroup label={t('office:property.score.score')}>
        <TextField
          {...boundField(form, 'value', 'score.value')}
          inputMode="decimal"
          label={t('office:property.score.value')}
        />
        <TextField
          {...boundField(form, 'scale', 'score.scale')}
          inputMode="decimal"
          label={t('office:property.score.scale')}
        />
      </FieldGroup>
      <TextField
        {...boundField(form, 'source', 'score.source')}
        label={t('office:property.score.source')}
        hint={t('office:property.score.sourceHint')}
        maxLength={MAX_PROPERTY_TEXT_LENGTH}
      />
      <TextField
        {...boundField(form, 'date', 'score.date')}
        type="date"
        isShort
        label={t('office:property.score.date')}
        hint={t('office:property.score.dateHint')}
      />
    </>
  );
}
