import type { PropertyFieldsProps } from './property-part';

/**
 * What ties a text field to one of the form's values.
 * @param name the field's name in the API, where it differs from the value's
 */
export function boundField<Name extends string, Values extends Record<Name, string>>(
  { values, set, errors }: PropertyFieldsProps<Values>,
  key: Name,
  name: string = key,
) {
  return {
    name,
    value: values[key],
    onChange: (text: string) => set({ [key]: text } as unknown as Partial<Values>),
    error: errors[name],
  };
}
