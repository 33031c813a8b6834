import { linkOrNull, MAX_POSTAL_CODE_LENGTH, MAX_PROPERTY_TEXT_LENGTH, textOrNull } from '@ospite/domain';
import { FieldGroup, SelectField, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { boundField } from '../bound-field';
import type { PropertyFieldsProps, PropertyPart } from '../property-part';
import { decimalOf } from '../../../shared/forms/typed-numbers';

interface AddressValues {
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly mapEmbedUrl: string;
}

/** Where the property is. */
export const addressPart: PropertyPart<AddressValues> = {
  read: ({ address, postalCode, city, region, country, coordinates, mapEmbedUrl }) => ({
    address,
    postalCode,
    city,
    region,
    country,
    // With a point, as maps write and take them.
    lat: coordinates ? String(coordinates.lat) : '',
    lng: coordinates ? String(coordinates.lng) : '',
    mapEmbedUrl: mapEmbedUrl ?? '',
  }),
  write: ({ lat, lng, mapEmbedUrl, ...address }) => ({
    ...address,
    coordinates: coordinatesOf(lat, lng),
    mapEmbedUrl: textOrNull(embedAddressOf(mapEmbedUrl)),
  }),
  Fields: AddressFields,
  hasRequired: true,
  labels: {
    address: 'office:property.address.address',
    postalCode: 'office:property.address.postalCode',
    city: 'office:property.address.city',
    region: 'office:property.address.region',
    country: 'office:property.address.country',
    lat: 'office:property.address.lat',
    lng: 'office:property.address.lng',
    mapEmbedUrl: 'office:property.address.map',
  },
};

/** Null when neither was typed; the one that is missing is no number. */
function coordinatesOf(lat: string, lng: string): { lat: number; lng: number } | null {
  const [north, east] = [decimalOf(lat), decimalOf(lng)];
  return north === null && east === null ? null : { lat: north ?? Number.NaN, lng: east ?? Number.NaN };
}

/** Maps offer a piece of HTML to copy: its address is what we want of it. */
function embedAddressOf(typed: string): string {
  const address = /<iframe[^>]*\ssrc="([^"]+)"/i.exec(typed)?.[1]?.replaceAll('&amp;', '&') ?? typed;
  return linkOrNull(address) ?? '';
}

/** Both numbers, as maps copy them: "40.7709, 9.6727". */
const PAIR_FORM = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/;

/** Italy, its neighbours, and where else an Italian owner may have a house. */
const COUNTRIES = ['IT', 'SM', 'VA', 'FR', 'CH', 'AT', 'SI', 'HR', 'MT', 'GR', 'ES', 'PT', 'DE'];
const COUNTRY_NAMES = new Intl.DisplayNames(['it'], { type: 'region' });

function AddressFields(form: PropertyFieldsProps<AddressValues>) {
  const { t } = useTranslation();
  const { values, set } = form;
  const text = { maxLength: MAX_PROPERTY_TEXT_LENGTH };
  const countries = [...new Set([...COUNTRIES, values.country])];
  return (
    <>
      <TextField
        {...boundField(form, 'address')}
        isRequired
        {...text}
        autoComplete="street-address"
        label={t('office:property.address.address')}
      />
      <TextField
        {...boundField(form, 'postalCode')}
        isRequired
        autoComplete="postal-code"
        isShort
        label={t('office:property.address.postalCode')}
        maxLength={MAX_POSTAL_CODE_LENGTH}
      />
      <TextField
        {...boundField(form, 'city')}
        isRequired
        {...text}
        autoComplete="address-level2"
        label={t('office:property.address.city')}
      />
      <TextField
        {...boundField(form, 'region')}
        isRequired
        {...text}
        autoComplete="address-level1"
        label={t('office:property.address.region')}
      />
      <SelectField
        name="country"
        label={t('office:property.address.country')}
        value={values.country}
        options={countries.map((code) => ({ value: code, label: COUNTRY_NAMES.of(code) ?? code }))}
        onChange={(country) => set({ country })}
      />
      <FieldGroup
        label={t('office:property.address.coordinates')}
        hint={t('office:property.address.coordinatesHint')}
      >
        <TextField
          {...boundField(form, 'lat', 'coordinates.lat')}
          label={t('office:property.address.lat')}
          onChange={(lat) => {
            const [, north, east] = PAIR_FORM.exec(lat) ?? [];
            set(north && east ? { lat: north, lng: east } : { lat });
          }}
          verbatim
        />
        <TextField
          {...boundField(form, 'lng', 'coordinates.lng')}
          label={t('office:property.address.lng')}
          verbatim
        />
      </FieldGroup>
      <TextField
        {...boundField(form, 'mapEmbedUrl', 'mapEmbedUrl', embedAddressOf)}
        label={t('office:property.address.map')}
        hint={t(
          values.lat && values.lng ? 'office:property.address.mapDrawn' : 'office:property.address.mapHint',
        )}
        verbatim
      />
    </>
  );
}
