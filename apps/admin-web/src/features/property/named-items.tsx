import type { UpdatePropertyRequest } from '@ospite/contracts';
import { MAX_ITEM_NAME_LENGTH, MAX_NAMED_ITEMS } from '@ospite/domain';
import { Button, Group } from '@ospite/ui/office';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../shared/forms/field-errors';
import { focusEntry } from '../../shared/forms/entries/focus-entry';
import { focusField } from '../../shared/forms/focus-field';
import { useEntryKeys } from '../../shared/forms/entries/use-entry-keys';
import { useMoves } from '../../shared/forms/entries/use-moves';
import { LanguageFields } from '../../shared/languages/language-fields';
import { languageNames, typedTexts, type LanguageTexts } from '../../shared/languages/language-texts';
import * as s from './property.module.css';

/** An entry of a list of the owner's own; a new one has no id yet. */
export interface TypedItem {
  readonly id: string | null;
  readonly name: LanguageTexts;
}

export const NEW_ITEM: TypedItem = { id: null, name: typedTexts(null) };

export function typedItems(items: UpdatePropertyRequest['ownServices']): readonly TypedItem[] {
  return items.map(({ id, name }) => ({ id, name: typedTexts(name) }));
}

interface NamedItemsProps<Item extends TypedItem> {
  /** Name of the list in the API. */
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** A new entry, before anything is typed. */
  readonly empty: Item;
  /** What an entry has besides its name. @param path of the entry in the API */
  readonly fieldsOf?: (item: Item, path: string, change: (item: Item) => void) => ReactNode;
  readonly errors: FieldErrors;
}

/** The owner's own entries beside a list of specified ones; nothing is gone before the form is saved. */
export function NamedItems<Item extends TypedItem>(props: NamedItemsProps<Item>) {
  const { field, label, hint, addLabel, items, onChange, empty, fieldsOf, errors } = props;
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const keys = useEntryKeys(items);
  const arrange = (order: readonly Item[]) => {
    flushSync(() => {
      keys.arrange(order);
      onChange(order);
    });
    return end.current?.closest('form');
  };
  const titleOf = ({ name }: Item, index: number) =>
    name.it.trim() || t('office:property.items.number', { number: index + 1 });
  const moves = useMoves(items, arrange, (item) => titleOf(item, items.indexOf(item)));

  function add() {
    const form = arrange([...items, { ...empty }]);
    if (form) focusField(form, `${field}.${items.length}.name.it`);
  }

  function remove(index: number) {
    const form = arrange(items.toSpliced(index, 1));
    if (form) focusEntry(form, index);
  }

  return (
    <Group label={label} hint={hint} error={errors[field]}>
      {items.map((item, index) => {
        const { name } = item;
        const path = `${field}.${index}`;
        const change = (changed: Item) => onChange(items.with(index, changed));
        const title = titleOf(item, index);
        return (
          <section key={keys.of(index)} className={s.item} tabIndex={-1} data-entry aria-label={title}>
            <LanguageFields
              label={title}
              isRequired
              foldsOnPhone
              values={name}
              onChange={(language, text) => change({ ...item, name: { ...name, [language]: text } })}
              names={languageNames(`${path}.name`)}
              errors={errors}
              maxLength={MAX_ITEM_NAME_LENGTH}
            />
            {fieldsOf?.(item, path, change)}
            <div className={s.actions}>
              {moves.buttonsOf(item, index)}
              <Button variant="quiet" onPress={() => remove(index)}>
                {t('office:property.items.remove', { name: title })}
              </Button>
            </div>
          </section>
        );
      })}
      {moves.said}
      <div ref={end} data-add>
        {items.length < MAX_NAMED_ITEMS && (
          <Button variant="quiet" onPress={add}>
            {addLabel}
          </Button>
        )}
      </div>
    </Group>
  );
}
