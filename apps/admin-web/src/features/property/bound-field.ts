import type { PropertyFieldsProps } from './property-part';

/**
 * What ties a text field to one of the form's values.
 * @param name the field's name in the API, where it differs from the value's
 * @param tidied how a value is written that was typed otherwise, shown once the field is left
 */
export function boundField<Name extends string, Values extends Record<Name, string>>(
  { values, set, errors }: PropertyFieldsProps<Values>,
  key: Name,
  name: string = key,
  tidied?: (text: string) => string | null,
) {
  const change = (text: string) => set({ [key]: text } as unknown as Partial<Values>);
  const tidy = () => {
    const text = tidied?.(values[key]) ?? values[key];
    if (text !== values[key]) change(text);
  };
  return {
    name,
    value: values[key],
    onChange: change,
    ...(tidied && { onBlur: tidy }),
    error: errors[name],
  };
}
