import { useGetTranslatorQuery } from '@ospite/contracts';
import { LANGUAGES, definitionOf, missingIn, type Language } from '@ospite/domain';
import { Button, EmptyState } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageText } from '../../../shared/formats';
import { LanguageChoice } from '../../../shared/languages/language-choice';
import type { DraftSection } from '../draft-section';
import { TranslationFiles } from './files/translation-files';
import { TranslationForm } from './translation-form';
import * as s from './translations.module.css';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'it');
/** Sections shown at once. */
const SHOWN = 20;

interface TranslationBoardProps {
  readonly sections: readonly DraftSection[];
}

/** What is not translated, or older than its Italian, a language at a time, each text with its Italian beside. */
export function TranslationBoard({ sections }: TranslationBoardProps) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const { data: translator } = useGetTranslatorQuery();
  const [language, setLanguage] = useState<Language>(
    () =>
      TRANSLATED.find((code) => hash === `#${code}`) ??
      TRANSLATED.toSorted((one, other) => countOf(sections, other) - countOf(sections, one))[0] ??
      'en',
  );
  return (
    <>
      <LanguageChoice
        label={t('office:content.translations.language')}
        languages={TRANSLATED}
        language={language}
        onChoose={setLanguage}
      />
      {translator?.host && <p>{t('office:content.translations.service', { host: translator.host })}</p>}
      <TranslationFiles key={`files.${language}`} sections={sections} language={language} />
      <Texts key={language} sections={sections} language={language} />
    </>
  );
}

function Texts({ sections, language }: TranslationBoardProps & { readonly language: Language }) {
  const { t } = useTranslation();
  // What was asked for when it was opened stays, also once it is written: nothing moves while somebody types.
  const [open] = useState(() =>
    // What keeps the site from being published comes first.
    sections
      .toSorted((one, other) => proposalsIn(other, language) - proposalsIn(one, language))
      .flatMap((section) => {
        const paths = pathsOf(section, language);
        return paths.length > 0 ? [{ id: section.id, paths }] : [];
      }),
  );
  const [shown, setShown] = useState(SHOWN);
  const missing = sections.reduce((count, section) => count + missingPaths(section, language).length, 0);
  const marked = countOf(sections, language) - missing;
  if (open.length === 0)
    return <EmptyState title={t('office:content.translations.none', { language: languageText(language) })} />;
  return (
    <>
      <p role="status" className={s.left}>
        {missing + marked === 0 &&
          t('office:content.translations.done', { language: languageText(language) })}
        {missing > 0 &&
          t('office:content.translations.left', { count: missing, language: languageText(language) })}{' '}
        {marked > 0 &&
          t('office:content.translations.older', { count: marked, language: languageText(language) })}
      </p>
      {open.slice(0, shown).map(({ id, paths }) => {
        const section = sections.find((one) => one.id === id);
        const definition = section && definitionOf(section);
        return (
          definition && (
            <TranslationForm
              key={id}
              section={section}
              definition={definition}
              language={language}
              paths={paths}
            />
          )
        );
      })}
      {open.length > shown && (
        <Button variant="quiet" onPress={() => setShown(shown + SHOWN)}>
          {t('office:content.translations.more', { count: open.length - shown })}
        </Button>
      )}
    </>
  );
}

function missingPaths(section: DraftSection, language: Language): readonly string[] {
  const definition = definitionOf(section);
  if (!definition || section.hidden) return [];
  const missing = missingIn(definition.fields, section.values);
  const lacksItalian = (path: string) => missing.some((one) => one.field === path && one.language === 'it');
  return missing
    .filter((one) => one.language === language && !lacksItalian(one.field))
    .map(({ field }) => field);
}

function markedPaths({ hidden, marks }: DraftSection, language: Language): readonly string[] {
  return hidden ? [] : marks.flatMap((mark) => (mark.language === language ? mark.field : []));
}

function proposalsIn({ marks }: DraftSection, language: Language): number {
  return marks.filter((mark) => mark.isProposal && mark.language === language).length;
}

function pathsOf(section: DraftSection, language: Language): readonly string[] {
  // One that is withheld can be older than its Italian, too.
  return [...new Set([...missingPaths(section, language), ...markedPaths(section, language)])];
}

function countOf(sections: readonly DraftSection[], language: Language): number {
  return sections.reduce((count, section) => count + pathsOf(section, language).length, 0);
}
