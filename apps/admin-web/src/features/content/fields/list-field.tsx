import type { Field } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEntryKeys } from '../../../shared/forms/entries/use-entry-keys';
import { useMoves } from '../../../shared/forms/entries/use-moves';
import { emptyValues, firstTyped, type TypedValues } from '../typed-values';
import { SectionFields, type FieldsOf } from './section-fields';
import * as s from './fields.module.css';

interface ListFieldProps {
  readonly of: FieldsOf;
  readonly field: Extract<Field, { kind: 'list' }>;
  readonly path: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly items: readonly TypedValues[];
  readonly onChange: (items: readonly TypedValues[]) => void;
}

interface Removed {
  readonly item: TypedValues;
  readonly index: number;
}

/**
 * A list of items, each with its fields, which are folded where there are several; one is open at a time. The item that
 * was removed last can be put back.
 */
export function ListField({ of, field, path, label, hint, items, onChange }: ListFieldProps) {
  const { t } = useTranslation();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const keys = useEntryKeys(items);
  const arrange = (order: readonly TypedValues[]) => {
    keys.arrange(order);
    onChange(order);
  };
  const nameOf = (item: TypedValues, index: number) =>
    firstTyped(field.of, item) || t('office:content.list.item', { number: index + 1 });
  const moves = useMoves(items, arrange, (item) => nameOf(item, items.indexOf(item)));

  function folded(index: number, name: string, fields: ReactNode): ReactNode {
    if (Object.keys(field.of).length === 1) return fields;
    const isWrong = Object.keys(of.errors).some((at) => at.startsWith(`${path}.${index}.`));
    return (
      <details name={path} className={s.fold}>
        <summary>
          {name} {isWrong && <span className={s.error}>{t('office:content.list.toMend')}</span>}
        </summary>
        <div className={s.list}>{fields}</div>
      </details>
    );
  }

  /** The work goes on at the first field of the entry that was added, or put back. */
  function insert(item: TypedValues, index: number) {
    flushSync(() => {
      arrange(items.toSpliced(index, 0, item));
      setRemoved(null);
    });
    const entry = place.current?.querySelectorAll<HTMLElement>(`:scope > [data-entry]`)[index];
    entry?.querySelector('details')?.setAttribute('open', '');
    (entry?.querySelector<HTMLElement>('input, textarea, select') ?? entry)?.focus();
  }

  function remove(item: TypedValues, index: number) {
    flushSync(() => {
      arrange(items.toSpliced(index, 1));
      setRemoved({ item, index });
    });
    place.current?.querySelector<HTMLElement>(':scope > [data-removed] button')?.focus();
  }

  return (
    <fieldset ref={place} className={s.list}>
      <legend className={s.legend}>{label}</legend>
      {hint && <p className={s.hint}>{hint}</p>}
      {items.map((item, index) => (
        <section
          key={keys.of(index)}
          className={s.item}
          tabIndex={-1}
          data-entry
          aria-label={nameOf(item, index)}
        >
          {folded(
            index,
            nameOf(item, index),
            <SectionFields
              of={of}
              fields={field.of}
              path={`${path}.${index}`}
              values={item}
              onChange={(change) => onChange(items.with(index, { ...item, ...change }))}
            />,
          )}
          <div className={s.actions}>
            {moves.buttonsOf(item, index)}
            <Button
              variant="quiet"
              aria-label={t('office:content.list.removeNamed', { name: nameOf(item, index) })}
              onPress={() => remove(item, index)}
            >
              {t('office:content.list.remove')}
            </Button>
          </div>
        </section>
      ))}
      {moves.said}
      {removed && (
        <p className={s.actions} data-removed role="status">
          {t('office:content.list.removed', { name: nameOf(removed.item, removed.index) })}
          <Button variant="quiet" onPress={() => insert(removed.item, Math.min(removed.index, items.length))}>
            {t('office:content.list.putBack')}
          </Button>
        </p>
      )}
      {of.errors[path] && <p className={s.error}>{of.errors[path]}</p>}
      <div data-add>
        {items.length < field.max ? (
          <Button variant="quiet" onPress={() => insert(emptyValues(field.of), items.length)}>
            {t('office:content.list.add', { list: label })}
          </Button>
        ) : (
          <p className={s.hint}>{t('office:content.list.full', { count: field.max })}</p>
        )}
      </div>
    </fieldset>
  );
}
