import { useUpdatePropertyMutation, type UpdatePropertyRequest } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { RequiredNote } from '../../shared/forms/required-note';
import { SaveBar } from '../../shared/forms/save-bar';
import { useForm, type Form } from '../../shared/forms/use-form';
import { addressPart } from './groups/address';
import { arrivalPart } from './groups/arrival';
import { contactPart } from './groups/contact';
import { namePart } from './groups/name';
import { highSeasonPart } from './groups/seasons';
import { problemsOfPart } from './property-part';
import * as s from './property.module.css';

/** Usual hours and high season, which the form shows, since guests read them. Source: specification §9. */
const NEW_PROPERTY: UpdatePropertyRequest = {
  name: '',
  tagline: { it: '' },
  address: '',
  city: '',
  postalCode: '',
  region: '',
  country: 'IT',
  phone: '',
  email: '',
  answersInOneDay: false,
  coordinates: null,
  reception: null,
  checkin: { from: '16:00', announceAfter: '20:00' },
  checkout: '10:00',
  breakfast: null,
  quietHours: null,
  highSeason: { from: '06-01', to: '09-30' },
  openSeason: null,
  servicesSeason: null,
  chatNumber: null,
  score: null,
  waysTo: [],
  ownWays: [],
  stayFacts: [],
  shuttleUrl: null,
  mapEmbedUrl: null,
  hosts: [],
  vatNumber: null,
  cin: null,
  iun: null,
  touristTax: null,
  houseRules: null,
  cancellationTerms: null,
  depositTerms: null,
  offeredServices: [],
  ownServices: [],
  ownAmenities: [],
  weeklyDiscountPercent: null,
  amounts: [],
  video: null,
  credit: null,
};

const FIRST_VALUES = {
  name: namePart.read(NEW_PROPERTY),
  contact: contactPart.read(NEW_PROPERTY),
  address: addressPart.read(NEW_PROPERTY),
  arrival: arrivalPart.read(NEW_PROPERTY),
  season: highSeasonPart.read(NEW_PROPERTY),
};
type FirstValues = typeof FIRST_VALUES;

function written(values: FirstValues): Partial<UpdatePropertyRequest> {
  const { country } = values.address;
  return {
    ...namePart.write(values.name, country),
    ...contactPart.write(values.contact, country),
    ...addressPart.write(values.address, country),
    ...arrivalPart.write(values.arrival, country),
    ...highSeasonPart.write(values.season, country),
  };
}

/** What every property needs, while nobody has described this one: the rest follows in its groups. */
export function FirstPropertyForm() {
  const { t } = useTranslation();
  const [save] = useUpdatePropertyMutation();
  const form = useForm<FirstValues>({
    saved: FIRST_VALUES,
    check: (values) => problemsOfPart(t, NEW_PROPERTY, written(values)),
    send: (values) => save({ updatePropertyRequest: { ...NEW_PROPERTY, ...written(values) } }),
    outcome: {
      done: t('office:forms.saved'),
      doneDescription: t('office:property.begun'),
      failed: t('office:common.error'),
    },
    // The list of all groups takes the form's place.
    onSaved: () => window.scrollTo(0, 0),
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <RequiredNote />
      <Panel title={t('office:property.groups.name')}>
        <namePart.Fields {...partOf(form, 'name')} />
      </Panel>
      <Panel title={t('office:property.groups.contact')}>
        <contactPart.Fields {...partOf(form, 'contact')} />
      </Panel>
      <Panel title={t('office:property.groups.address')}>
        <addressPart.Fields {...partOf(form, 'address')} />
      </Panel>
      <Panel title={t('office:property.usualTimes')}>
        <p>{t('office:property.usualTimesHelp')}</p>
        <arrivalPart.Fields {...partOf(form, 'arrival')} />
        <highSeasonPart.Fields {...partOf(form, 'season')} />
      </Panel>
      <SaveBar form={form} isNew saveLabel={t('office:property.begin')} />
    </form>
  );
}

/** One group of the form as its fields expect it. */
function partOf<Name extends keyof FirstValues>(form: Form<FirstValues>, name: Name) {
  const { values, errors } = form;
  type Part = FirstValues[Name];
  const changed = (part: Part, change: Partial<Part>) =>
    ({ [name]: { ...part, ...change } }) as unknown as Partial<FirstValues>;
  return {
    values: values[name],
    set: (change: Partial<Part>) => form.set(changed(values[name], change)),
    adopt: (stored: (part: Part) => Partial<Part>) =>
      form.adopt((now) => changed(now[name], stored(now[name]))),
    errors,
    country: form.values.address.country,
  };
}
