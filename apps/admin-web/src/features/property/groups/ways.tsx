import { linkOrNull, LANDMARKS, textOrNull, type Landmark } from '@ospite/domain';
import { FieldGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { typedTexts } from '../../../shared/languages/language-texts';
import { boundField } from '../bound-field';
import {
  distanceIn,
  DistanceFields,
  isGiven,
  NO_DISTANCE,
  typedDistance,
  type TypedDistance,
} from '../distance';
import { NamedItems, NEW_ITEM, type TypedItem } from '../named-items';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';

interface TypedWay extends TypedDistance {
  readonly landmark: Landmark;
}
interface TypedOwnWay extends TypedItem, TypedDistance {}

interface WaysValues {
  /** Every landmark once, those of the record first. */
  readonly ways: readonly TypedWay[];
  readonly ownWays: readonly TypedOwnWay[];
  readonly shuttleUrl: string;
}

/** How far it is to what guests ask for, and the shuttle's page. A landmark about which nothing was typed is left out. */
export const waysPart: PropertyPart<WaysValues> = {
  read: ({ waysTo, ownWays, shuttleUrl }) => {
    const others = LANDMARKS.filter((landmark) => waysTo.every((way) => way.landmark !== landmark));
    return {
      ways: [
        ...waysTo.map(({ landmark, ...distance }) => ({ landmark, ...typedDistance(distance) })),
        ...others.map((landmark) => ({ landmark, ...NO_DISTANCE })),
      ],
      ownWays: ownWays.map(({ id, name, ...distance }) => ({
        id,
        name: typedTexts(name),
        ...typedDistance(distance),
      })),
      shuttleUrl: shuttleUrl ?? '',
    };
  },
  write: ({ ways, ownWays, shuttleUrl }) => ({
    waysTo: ways.filter(isGiven).map((way) => ({ landmark: way.landmark, ...distanceIn(way) })),
    ownWays: ownWays.map(({ id, name, ...typed }) => ({ id, name, ...distanceIn(typed) })),
    shuttleUrl: textOrNull(shuttleUrl),
  }),
  Fields: WaysFields,
  labels: {
    ways: 'office:property.ways.ways',
    ownWays: 'office:property.ways.own',
    shuttleUrl: 'office:property.ways.shuttle',
  },
};

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
  return (
    <>
      <p>{t('office:property.ways.help')}</p>
      {values.ways.map((way) => {
        // The record's list omits ways that are not given, so a field is named after its position in that list.
        const path = isGiven(way) ? `waysTo.${given.indexOf(way)}` : `waysTo.${way.landmark}`;
        return (
          <FieldGroup
            key={way.landmark}
            label={t(LANDMARK_NAMES[way.landmark])}
            error={errors[`${path}.metres`]}
          >
            <DistanceFields
              path={path}
              values={way}
              onChange={(changes) =>
                set({ ways: values.ways.map((other) => (other === way ? { ...way, ...changes } : other)) })
              }
              errors={errors}
            />
          </FieldGroup>
        );
      })}
      <NamedItems
        field="ownWays"
        label={t('office:property.ways.own')}
        hint={t('office:property.ways.ownHint')}
        addLabel={t('office:property.ways.add')}
        items={values.ownWays}
        onChange={(ownWays) => set({ ownWays })}
        empty={{ ...NEW_ITEM, ...NO_DISTANCE }}
        fieldsOf={(way, path, change) => (
          <FieldGroup label={t('office:property.ways.distance')} error={errors[`${path}.metres`]}>
            <DistanceFields
              path={path}
              values={way}
              onChange={(changes) => change({ ...way, ...changes })}
              errors={errors}
            />
          </FieldGroup>
        )}
        errors={errors}
      />
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
