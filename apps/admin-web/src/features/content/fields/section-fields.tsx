import type { Field, Fields, Language, LinkTarget } from '@ospite/domain';
import { SelectField, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../shared/forms/field-errors';
import { LanguageFields } from '../../../shared/languages/language-fields';
import { languageNames, type LanguageTexts } from '../../../shared/languages/language-texts';
import { fieldHint, fieldKeys, fieldLabel, optionLabel } from '../content-labels';
import { LongTextField } from '../text/long-text-field';
import { nameOfTarget, type PageNames } from '../text/markup';
import type { TypedPicture, TypedValue, TypedValues } from '../typed-values';
import { HintText } from './hint-text';
import { ListField } from './list-field';
import { PictureField } from './picture-field';

/** What all fields of a section's form know of it. */
export interface FieldsOf {
  /** The kind of the section, which its labels go by. */
  readonly kind: string;
  readonly errors: FieldErrors;
  /** The language that a phone shows. */
  readonly language: Language;
  /** What its buttons can lead to. */
  readonly pages: PageNames;
}

interface SectionFieldsProps {
  readonly of: FieldsOf;
  readonly fields: Fields;
  /** Where the fields stand in the section, as the API names it: `values`, `values.items.2`. */
  readonly path: string;
  readonly values: TypedValues;
  readonly onChange: (change: TypedValues) => void;
}

/** The fields of a section, or of an item of a list in it, as their definition says. */
export function SectionFields({ of, fields, path, values, onChange }: SectionFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <SectionField
      key={name}
      of={of}
      field={field}
      path={`${path}.${name}`}
      value={values[name] ?? null}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}

interface SectionFieldProps {
  readonly of: FieldsOf;
  readonly field: Field;
  readonly path: string;
  readonly value: TypedValue;
  readonly onChange: (value: TypedValue) => void;
}

function SectionField({ of, field, path, value, onChange }: SectionFieldProps) {
  const { t } = useTranslation();
  const place = path.slice('values.'.length);
  const label = fieldLabel(t, of.kind, place);
  const ownHint = fieldHint(t, of.kind, place);
  const hint = field.kind === 'longText' ? (ownHint ?? t('office:content.text.help')) : ownHint;
  const hintText = hint && <HintText text={hint} />;
  const isRequired = 'required' in field && field.required === true;
  const error = of.errors[path];
  switch (field.kind) {
    case 'shortText':
    case 'longText': {
      const texts = value as LanguageTexts;
      return (
        <LanguageFields
          label={label}
          {...(hintText && { hint: hintText })}
          values={texts}
          onChange={(language, text) => onChange({ ...texts, [language]: text })}
          names={languageNames(path)}
          errors={of.errors}
          isRequired={isRequired}
          aloneOnPhone={of.language}
          {...(field.kind === 'shortText' && field.isSlug && { fallsBack: true })}
          {...(field.kind === 'shortText'
            ? { maxLength: field.max, ...(field.max > LONGEST_LINE && { rows: 3 }) }
            : { render: (one) => <LongTextField {...one} /> })}
        />
      );
    }
    case 'picture':
      return (
        <PictureField
          of={of}
          path={path}
          label={label}
          hint={hintText}
          isRequired={isRequired}
          picture={value as TypedPicture | null}
          onChange={onChange}
        />
      );
    case 'list':
      return (
        <ListField
          of={of}
          field={field}
          path={path}
          label={label}
          hint={hintText}
          items={value as readonly TypedValues[]}
          onChange={onChange}
        />
      );
    case 'pageLink':
    case 'choice':
      return (
        <SelectField
          name={path}
          label={label}
          value={value as string}
          options={optionsOf(t, field, isRequired, of, place, value as string)}
          onChange={onChange}
          hint={hint}
          error={error}
        />
      );
    case 'link':
      return (
        <TextField
          type="url"
          name={path}
          label={label}
          {...(hint && { hint })}
          value={value as string}
          onChange={onChange}
          isRequired={isRequired}
          error={error}
        />
      );
    case 'number':
      return (
        <TextField
          name={path}
          label={`${label} (${t(UNITS[field.unit])})`}
          {...(hint && { hint })}
          value={value as string}
          onChange={onChange}
          inputMode="numeric"
          isShort
          isRequired={isRequired}
          error={error}
        />
      );
  }
}

/** Characters of a text that one line shows on a phone; a longer one is read in several. */
const LONGEST_LINE = 100;

const UNITS = { minutes: 'office:content.units.minutes', metres: 'office:content.units.metres' } as const;

function optionsOf(
  t: TFunction,
  field: Extract<Field, { kind: 'pageLink' | 'choice' }>,
  isRequired: boolean,
  { kind, pages }: FieldsOf,
  place: string,
  chosen: string,
) {
  const options =
    field.kind === 'choice'
      ? field.of.map((value) => ({ value, label: optionLabel(t, value) }))
      : Object.entries(pages.names).map(([value, label]) => ({ value, label }));
  const isGone = field.kind === 'pageLink' && chosen !== '' && !(chosen in pages.names);
  const gone = isGone ? [{ value: chosen, label: nameOfTarget(chosen as LinkTarget, pages) }] : [];
  const none = isRequired
    ? t('office:content.choose')
    : t([...fieldKeys('none', kind, place), 'office:content.none']);
  return [{ value: '', label: none }, ...options, ...gone];
}
