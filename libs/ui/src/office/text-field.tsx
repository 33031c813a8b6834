import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classList } from '../class-list';
import * as s from './text-field.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with the value; announced with the field. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'password' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  /** Texts that are typed as they are: no capital at the start, no spelling marks. */
  readonly verbatim?: boolean;
  /** Something at the end of the field, such as a button. */
  readonly after?: ReactNode;
}

/** A labelled line of text with its hint and its error. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, hint, error, type = 'text', verbatim, after } = props;
  return (
    <AriaTextField
      className={s.field ?? ''}
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      {...(verbatim ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } : {})}
    >
      <Label className={s.label ?? ''}>{label}</Label>
      <div className={s.row}>
        <Input className={classList(s.input, after !== undefined && s.withAfter)} />
        {after}
      </div>
      {hint && (
        <Text slot="description" className={s.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={s.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
