import type { Property } from '@ospite/contracts';
import { linkOrNull, LANDMARKS, textOrNull, type Landmark, type WayMode } from '@ospite/domain';
import { FieldGroup, SelectField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { amountOfText, typedNumber } from '../typed-numbers';

interface TypedWay {
  readonly landmark: Landmark;
  readonly mode: WayMode;
  readonly minutes: string;
  readonly from: string;
  readonly to: string;
}

interface WaysValues {
  /** Every landmark once, those of the record first. */
  readonly ways: readonly TypedWay[];
  readonly shuttleUrl: string;
}

/** How far it is to what guests ask for, and the shuttle's page. */
export const waysPart: PropertyPart<WaysValues> = {
  read: ({ waysTo, shuttleUrl }) => {
    const others = LANDMARKS.filter((landmark) => waysTo.every((way) => way.landmark !== landmark));
    return {
      ways: [
        ...waysTo.map(({ landmark, mode, minutes, metres }) => ({
          landmark,
          mode,
          minutes: typedNumber(minutes),
          from: typedNumber(metres?.[0]),
          to: typedNumber(metres?.[1]),
        })),
        ...others.map((landmark) => ({ landmark, mode: 'on-foot', minutes: '', from: '', to: '' }) as const),
      ],
      shuttleUrl: shuttleUrl ?? '',
    };
  },
  write: ({ ways, shuttleUrl }) => ({
    waysTo: ways.filter(isGiven).map(wayOf),
    shuttleUrl: textOrNull(shuttleUrl),
  }),
  Fields: WaysFields,
  labels: { ways: 'office:property.ways.ways', shuttleUrl: 'office:property.ways.shuttle' },
};

/** A landmark about which nothing was typed is left out. */
function isGiven({ minutes, from, to }: TypedWay): boolean {
  return [minutes, from, to].some((text) => text.trim() !== '');
}

function wayOf({ landmark, mode, minutes, from, to }: TypedWay): Property['waysTo'][number] {
  const [near, far] = [amountOfText(from), amountOfText(to)];
  const metres = [near ?? far, near === null ? null : far].filter((length) => length !== null);
  return { landmark, mode, minutes: amountOfText(minutes), metres: metres.length > 0 ? metres : null };
}

const LANDMARK_NAMES: Readonly<Record<Landmark, string>> = {
  airport: 'office:property.ways.landmarks.airport',
  'town-centre': 'office:property.ways.landmarks.town-centre',
  beach: 'office:property.ways.landmarks.beach',
  marina: 'office:property.ways.landmarks.marina',
};

function WaysFields(form: PropertyFieldsProps<WaysValues>) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  const given = values.ways.filter(isGiven);
  const modes = [
    { value: 'on-foot', label: t('office:property.ways.onFoot') },
    { value: 'by-car', label: t('office:property.ways.byCar') },
  ];
  return (
    <>
      <p>{t('office:property.ways.help')}</p>
      {values.ways.map((way) => {
        // The record's list omits ways that are not given, so a field is named after its position in that list.
        const name = isGiven(way) ? `waysTo.${given.indexOf(way)}` : `waysTo.${way.landmark}`;
        const change = (changes: Partial<TypedWay>) =>
          set({ ways: values.ways.map((other) => (other === way ? { ...way, ...changes } : other)) });
        return (
          <FieldGroup
            key={way.landmark}
            label={t(LANDMARK_NAMES[way.landmark])}
            error={errors[`${name}.metres`]}
          >
            <SelectField
              name={`${name}.mode`}
              label={t('office:property.ways.mode')}
              value={way.mode}
              options={modes}
              onChange={(mode) => change({ mode: mode === 'by-car' ? 'by-car' : 'on-foot' })}
            />
            <TextField
              name={`${name}.minutes`}
              inputMode="numeric"
              label={t('office:property.ways.minutes')}
              value={way.minutes}
              onChange={(minutes) => change({ minutes })}
              error={errors[`${name}.minutes`]}
            />
            <TextField
              name={`${name}.metres`}
              inputMode="numeric"
              label={t('office:property.ways.metres')}
              value={way.from}
              onChange={(from) => change({ from })}
            />
            <TextField
              name={`${name}.metresTo`}
              inputMode="numeric"
              label={t('office:property.ways.metresTo')}
              value={way.to}
              onChange={(to) => change({ to })}
            />
          </FieldGroup>
        );
      })}
      <TextField
        {...boundField(form, 'shuttleUrl', 'shuttleUrl', linkOrNull)}
        type="url"
        label={t('office:property.ways.shuttle')}
        hint={t('office:property.ways.shuttleHint')}
        verbatim
      />
    </>
  );
}
