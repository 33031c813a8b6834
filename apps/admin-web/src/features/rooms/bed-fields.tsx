import { BED_KINDS, MAX_BED_COUNT, MAX_BED_ENTRIES, type BedKind } from '@ospite/domain';
import { Button, SelectField, TextField } from '@ospite/ui/office';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';
import { focusEntry } from '../../shared/forms/entries/focus-entry';
import { BED_NAMES } from './bed-names';
import type { BedValues } from './room-values';
import * as s from './room-form.module.css';

/** Usual widths in centimetres, filled in for a new bed. */
const USUAL_WIDTHS: Readonly<Record<BedKind, string>> = {
  double: '160',
  single: '90',
  'sofa-bed': '140',
  bunk: '80',
  cot: '60',
};
const COUNTS = Array.from({ length: MAX_BED_COUNT }, (_, index) => String(index + 1));

interface BedFieldsProps {
  readonly beds: readonly BedValues[];
  readonly onChange: (beds: readonly BedValues[]) => void;
  readonly errors: FieldErrors;
}

/** What there is to sleep in: a line for each kind of bed. */
export function BedFields({ beds, onChange, errors }: BedFieldsProps) {
  const { t } = useTranslation();
  const change = (index: number, bed: Partial<BedValues>) =>
    onChange(beds.map((old, at) => (at === index ? { ...old, ...bed } : old)));
  const place = useRef<HTMLFieldSetElement>(null);

  function remove(index: number) {
    flushSync(() => onChange(beds.filter((_, at) => at !== index)));
    const form = place.current?.closest('form');
    if (form) focusEntry(form, index);
  }

  return (
    <fieldset ref={place} className={s.group}>
      <legend>{t('office:rooms.bedsTitle')}</legend>
      {beds.length === 0 && <p className={s.hint}>{t('office:rooms.noBeds')}</p>}
      <div className={s.beds}>
        {beds.map((bed, index) => (
          <div
            key={index}
            className={s.bed}
            role="group"
            tabIndex={-1}
            data-entry
            aria-label={t('office:rooms.bed', { number: index + 1 })}
          >
            <SelectField
              name={`beds.${index}.kind`}
              label={t('office:rooms.bedKind')}
              value={bed.kind}
              options={BED_KINDS.map((kind) => ({ value: kind, label: t(BED_NAMES[kind]) }))}
              onChange={(name) => {
                const kind = BED_KINDS.find((known) => known === name) ?? bed.kind;
                const isUsual = bed.widthCm === USUAL_WIDTHS[bed.kind];
                change(index, { kind, ...(isUsual && { widthCm: USUAL_WIDTHS[kind] }) });
              }}
            />
            <SelectField
              name={`beds.${index}.count`}
              label={t('office:rooms.bedCount')}
              value={String(bed.count)}
              options={COUNTS.map((count) => ({ value: count, label: count }))}
              onChange={(count) => change(index, { count: Number(count) })}
            />
            <TextField
              name={`beds.${index}.widthCm`}
              label={t('office:rooms.bedWidth')}
              inputMode="numeric"
              value={bed.widthCm}
              onChange={(widthCm) => change(index, { widthCm })}
              error={errors[`beds.${index}.widthCm`]}
            />
            <Button variant="quiet" onPress={() => remove(index)}>
              {t('office:rooms.removeBed')}
            </Button>
          </div>
        ))}
      </div>
      {beds.length < MAX_BED_ENTRIES && (
        <div data-add>
          <Button
            variant="quiet"
            onPress={() => onChange([...beds, { kind: 'double', count: 1, widthCm: USUAL_WIDTHS.double }])}
          >
            {t('office:rooms.addBed')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
