import {
  LANGUAGES,
  MAX_HOST_LANGUAGES,
  MAX_HOST_NAME_LENGTH,
  MAX_HOSTS,
  MAX_PICTURE_ALT_LENGTH,
} from '@ospite/domain';
import { Button, CheckboxGroup, TextField } from '@ospite/ui/office';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../../shared/languages/language-fields';
import {
  languageNames,
  textsOrNull,
  typedTexts,
  type LanguageTexts,
} from '../../../shared/languages/language-texts';
import { languageText } from '../../../shared/formats';
import { focusEntry } from '../../../shared/forms/entries/focus-entry';
import { focusField } from '../../../shared/forms/focus-field';
import { useMoves } from '../../../shared/forms/entries/use-moves';
import type { AfterSave, PropertyFieldsProps, PropertyPart } from '../property-part';
import * as s from '../property.module.css';
import { HostPicture } from './host-picture';
import { pictureField, useHostPictures } from './use-host-pictures';

interface TypedHost {
  /** Its place in the record, from zero; negative for somebody who is not in it yet. */
  readonly id: number;
  readonly name: string;
  readonly languages: readonly string[];
  readonly pictureUrl: string | null;
  /** A picture that was chosen before this person was saved, and is sent right after. */
  readonly picture: File | null;
  readonly pictureAlt: LanguageTexts;
}

interface HostValues {
  readonly hosts: readonly TypedHost[];
}

/** The people who receive the guests. */
export const hostsPart: PropertyPart<HostValues> = {
  read: ({ hosts }) => ({
    hosts: hosts.map((host, id) => ({ ...host, id, picture: null, pictureAlt: typedTexts(host.pictureAlt) })),
  }),
  write: ({ hosts }) => ({
    hosts: hosts.map(({ id: _id, picture: _picture, ...host }) => ({
      ...host,
      languages: [...host.languages],
      pictureAlt: host.pictureUrl === null ? null : textsOrNull(host.pictureAlt),
    })),
  }),
  Fields: HostFields,
  hasRequired: true,
  useAfterSave: useChosenPictures,
  labels: { hosts: 'office:property.hosts.hosts' },
};

/** Languages that hosts in Italy speak; one that the record names besides is offered too. */
const SPOKEN = [...new Set([...LANGUAGES, 'fr', 'pt', 'nl', 'pl', 'ru', 'ro', 'uk', 'zh'])];
const NOBODY: Omit<TypedHost, 'id'> = {
  name: '',
  languages: ['it'],
  pictureUrl: null,
  picture: null,
  pictureAlt: typedTexts(null),
};

/** Sends the pictures of people who stand in the record by now, each at the place that it was typed at. */
function useChosenPictures(): AfterSave<HostValues> {
  const send = useHostPictures();
  return async ({ hosts }, property) => {
    const problem = await send(
      hosts.map(({ picture }) => picture),
      property.updatedAt,
    );
    if (!problem) return undefined;
    const { hosts: stored } = hostsPart.read(property);
    return {
      error: problem,
      stored: (now) => ({
        hosts: stored.map((host, place) => ({ ...host, picture: now.hosts[place]?.picture ?? null })),
      }),
    };
  };
}

function withHost(
  hosts: readonly TypedHost[],
  id: number,
  changes: Partial<TypedHost>,
): readonly TypedHost[] {
  return hosts.map((host) => (host.id === id ? { ...host, ...changes } : host));
}

function HostFields({ values, set, adopt, errors }: PropertyFieldsProps<HostValues>) {
  const { t } = useTranslation();
  const { hosts } = values;
  const end = useRef<HTMLDivElement>(null);
  const change = (id: number, changes: Partial<TypedHost>) => set({ hosts: withHost(hosts, id, changes) });
  const moves = useMoves(
    hosts,
    (moved) => set({ hosts: moved }),
    (host) => host.name.trim() || t('office:property.hosts.unnamed'),
  );

  function add() {
    const id = Math.min(0, ...hosts.map((host) => host.id)) - 1;
    flushSync(() => set({ hosts: [...hosts, { ...NOBODY, id }] }));
    const form = end.current?.closest('form');
    if (form) focusField(form, `hosts.${hosts.length}.name`);
  }

  function remove(index: number) {
    flushSync(() => set({ hosts: hosts.filter((_, place) => place !== index) }));
    const form = end.current?.closest('form');
    if (form) focusEntry(form, index);
  }

  return (
    <>
      {hosts.map((host, index) => (
        <section
          key={host.id}
          className={s.item}
          tabIndex={-1}
          data-entry
          aria-label={t('office:property.hosts.person', { number: index + 1 })}
        >
          <TextField
            name={`hosts.${index}.name`}
            label={t('office:property.hosts.name')}
            value={host.name}
            isRequired
            onChange={(name) => change(host.id, { name })}
            maxLength={MAX_HOST_NAME_LENGTH}
            error={errors[`hosts.${index}.name`]}
          />
          <CheckboxGroup
            name={`hosts.${index}.languages`}
            isCompact
            label={t('office:property.hosts.languages')}
            hint={t('office:property.hosts.languagesHint', { max: MAX_HOST_LANGUAGES })}
            options={[...new Set([...SPOKEN, ...host.languages])].map((code) => ({
              value: code,
              label: languageText(code),
            }))}
            values={host.languages}
            onChange={(languages) => change(host.id, { languages })}
            error={errors[`hosts.${index}.languages`]}
          />
          {host.pictureUrl !== null && (
            <LanguageFields
              foldsOnPhone
              label={t('office:property.hosts.pictureAlt')}
              hint={t('office:property.hosts.pictureAltHint', { name: host.name.trim() })}
              values={host.pictureAlt}
              onChange={(language, text) =>
                change(host.id, { pictureAlt: { ...host.pictureAlt, [language]: text } })
              }
              names={languageNames(`hosts.${index}.pictureAlt`)}
              errors={errors}
              maxLength={MAX_PICTURE_ALT_LENGTH}
              rows={2}
            />
          )}
          {moves.buttonsOf(host, index)}
          <div className={s.actions}>
            <HostPicture
              index={host.id}
              name={host.name.trim()}
              pictureUrl={host.pictureUrl}
              chosen={host.picture}
              field={pictureField(index)}
              error={errors[pictureField(index)]}
              onChoose={(picture) => change(host.id, { picture })}
              onSent={(pictureUrl) =>
                adopt((now) => ({ hosts: withHost(now.hosts, host.id, { pictureUrl }) }))
              }
              onRemove={() => change(host.id, host.picture ? { picture: null } : { pictureUrl: null })}
            />
            <Button variant="quiet" onPress={() => remove(index)}>
              {host.name.trim()
                ? t('office:property.hosts.remove', { name: host.name.trim() })
                : t('office:property.hosts.removeUnnamed')}
            </Button>
          </div>
        </section>
      ))}
      {hosts.length === 0 && <p>{t('office:property.hosts.nobody')}</p>}
      {moves.said}
      <div ref={end} data-add>
        {hosts.length < MAX_HOSTS && (
          <Button variant="quiet" onPress={add}>
            {t('office:property.hosts.add')}
          </Button>
        )}
      </div>
    </>
  );
}
