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

/** Fields that say one thing together, such as a beginning and an end. */
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
  /** Called with all that are ticked, the newest one last. */
  readonly onChange: (values: readonly Value[]) => void;
}

/** A choice of any number. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name, options, isCompact = false, values, onChange, ...group } = props;
  return (
    <Group {...group}>
      <div className={classList(s.choices, isCompact && s.compact)}>
        {options.map(({ value, label }) => (
          <label key={value} className={s.choice}>
            <input
              type="checkbox"
              className={s.box}
              name={name}
              value={value}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}

function Group({ label, hint, error, children }: FieldGroupProps) {
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
