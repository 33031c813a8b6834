import { memo, useId, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { VisuallyHidden } from '../../accessibility/accessibility';
import { classList } from '../../class-list';
import { useSteady } from './use-steady';
import * as s from './fields.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is doubtful about the value, in the hint's place; it may be saved all the same. */
  readonly warning?: string | undefined;
  /** What is wrong with the value; announced with the field. */
  readonly error?: string | undefined;
  readonly type?:
    'text' | 'password' | 'search' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local';
  /** The keyboard that a phone offers. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  /** Language of what is typed, where it is not the page's own. */
  readonly lang?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  /** For a number, a day, a code: no wider than that where there is room. */
  readonly isShort?: boolean;
  /** Turns off capitals, corrections and spell checking, for names and secrets. */
  readonly verbatim?: boolean;
  /** Marked, and announced to screen readers. */
  readonly isRequired?: boolean;
  /** Whether only screen readers get the label, since the table's headings show it to everybody else. */
  readonly isLabelHidden?: boolean;
  /** Called when the field is left. */
  readonly onBlur?: (() => void) | undefined;
  /** At the end of the field, such as a button. */
  readonly after?: ReactNode;
}

/** A text field with its label, hint and error. While another field of its form is typed in, it is not rendered. */
export function TextField({ onChange, onBlur, ...field }: TextFieldProps) {
  const change = useSteady(onChange);
  const leave = useSteady(() => onBlur?.());
  return <Field {...field} onChange={change} onBlur={onBlur && leave} />;
}

const Field = memo(function Field(props: TextFieldProps) {
  const { name, label, value, onChange, hint, warning, error, type = 'text', verbatim, after } = props;
  return (
    <AriaTextField
      className={classList(s.field, props.isShort && s.short)}
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(props.isRequired ? { isRequired: true } : {})}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      {...(verbatim ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } : {})}
    >
      {props.isLabelHidden ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <Label className={classList(s.label, props.isRequired && s.required)}>{label}</Label>
      )}
      <div className={s.row}>
        <Input
          className={classList(s.input, after !== undefined && s.withAfter)}
          {...(props.lang ? { lang: props.lang } : {})}
        />
        {after}
      </div>
      {(warning ?? hint) && (
        <Text slot="description" className={(warning ? s.warning : s.hint) ?? ''}>
          {warning ?? hint}
        </Text>
      )}
      <FieldError className={s.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
});

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'verbatim'> {
  /** Labels of that button while the password is hidden, and while it is shown. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      verbatim
      type={isShown ? 'text' : 'password'}
      after={
        <ToggleButton
          className={s.toggle ?? ''}
          isSelected={isShown}
          onChange={setShown}
          aria-label={isShown ? hideLabel : showLabel}
        >
          <Eye isOpen={isShown} />
        </ToggleButton>
      }
    />
  );
}

function Eye({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor">
      <path d="M2 11s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6Z" strokeWidth="1.6" />
      <circle cx="11" cy="11" r="2.6" strokeWidth="1.6" />
      {isOpen ? null : <path d="M4 18 18 4" strokeWidth="1.6" strokeLinecap="round" />}
    </svg>
  );
}

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the choice; read out with the field. */
  readonly error?: string | undefined;
}

/** A choice of one, by the platform's own list, which works best on phones. */
export function SelectField({ name, label, value, options, onChange, hint, error }: SelectFieldProps) {
  const id = useId();
  const described = classList(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={s.select}
        value={value}
        {...(error && { 'aria-invalid': true })}
        {...(described && { 'aria-describedby': described })}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <span id={`${id}-hint`} className={s.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={s.error}>
          {error}
        </span>
      )}
    </div>
  );
}
