import { memo } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { classList } from '../../class-list';
import type { TextFieldProps } from './fields';
import { useSteady } from './use-steady';
import * as s from './fields.module.css';

type Shared =
  | 'name'
  | 'label'
  | 'value'
  | 'onChange'
  | 'hint'
  | 'error'
  | 'lang'
  | 'maxLength'
  | 'autoFocus'
  | 'isRequired';

interface TextAreaFieldProps extends Pick<TextFieldProps, Shared> {
  /** Shown while the field is empty, such as the text that is used then. */
  readonly placeholder?: string | undefined;
  readonly rows?: number;
  /** For code: even letters, and no capitals, corrections or spell checking. */
  readonly isCode?: boolean;
}

/** A field of several lines with its label, hint and error, rendered like `TextField` when it has changed itself. */
export function TextAreaField({ onChange, ...field }: TextAreaFieldProps) {
  return <Area {...field} onChange={useSteady(onChange)} />;
}

const Area = memo(function Area(props: TextAreaFieldProps) {
  const { name, label, value, onChange, hint, error, placeholder, maxLength, rows = 4, lang, isCode } = props;
  return (
    <TextField
      className={s.field ?? ''}
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(props.isRequired ? { isRequired: true } : {})}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(isCode ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } : {})}
    >
      <Label className={classList(s.label, props.isRequired && s.required)}>{label}</Label>
      <TextArea
        className={classList(s.input, s.area, isCode && s.code)}
        rows={rows}
        {...(lang === undefined ? {} : { lang })}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      {hint && (
        <Text slot="description" className={s.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={s.error ?? ''}>{error}</FieldError>
    </TextField>
  );
});
