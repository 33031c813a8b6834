import { useId, type ReactNode } from 'react';
import { classList } from '../../class-list';
import * as s from './field-group.module.css';

interface FieldGroupProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the fields together; announced with the group. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that make up one value, such as a start and an end. */
export function FieldGroup({ children, ...group }: FieldGroupProps) {
  return (
    <Group {...group}>
      <div className={s.fields}>{children}</div>
    </Group>
  );
}

interface CheckboxGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Short labels stand in more columns. */
  readonly isCompact?: boolean;
  readonly values: readonly Value[];
  /** Called with all ticked options, the latest one last. */
  readonly onChange: (values: readonly Value[]) => void;
}

/** A choice of any number. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name, options, isCompact = false, values, onChange, ...group } = props;
  return (
    <Group {...group}>
      <div className={classList(s.choices, isCompact && s.compact)}>
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            {...{ name, value, label }}
            isChosen={values.includes(value)}
            onChange={(isTicked) =>
              onChange(isTicked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </Group>
  );
}

interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
    /** What it looks like, for those who see. */
    readonly picture?: ReactNode;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one, with all options visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, value: chosen, onChange, ...group } = props;
  return (
    <Group {...group}>
      <div className={s.choices}>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            type="radio"
            {...{ name, value, ...option }}
            isChosen={value === chosen}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </Group>
  );
}

interface CheckboxProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** One choice of yes or no that is sent with a form. */
export function Checkbox(choice: CheckboxProps) {
  return <Choice type="checkbox" value="on" {...choice} />;
}

interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ type, name, value, label, hint, picture, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  const choice = (
    <label className={s.choice}>
      <input
        type={type}
        className={s.box}
        name={name}
        value={value}
        checked={isChosen}
        aria-describedby={hint && id}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
      {picture && (
        <span className={s.picture} aria-hidden="true">
          {picture}
        </span>
      )}
    </label>
  );
  return hint ? (
    <div>
      {choice}
      <p id={id} className={s.hint}>
        {hint}
      </p>
    </div>
  ) : (
    choice
  );
}

/** What belongs together, whatever it is made of. */
export function Group({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={s.group} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={s.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
