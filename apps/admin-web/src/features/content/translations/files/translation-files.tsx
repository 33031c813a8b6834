import { problemOf, useUpdateContentSectionMutation } from '@ospite/contracts';
import {
  changesIn,
  definitionOf,
  textsToTranslate,
  valuesWith,
  type ContentPage,
  type ContentText,
  type Language,
  type RefusedTranslation,
  type TextToTranslate,
  type TranslationChange,
} from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../../../shared/formats';
import { FileButton } from '../../../../shared/pictures/file-button';
import { fieldLabel, kindLabel, pageNamesInFiles } from '../../content-labels';
import type { DraftSection } from '../../draft-section';
import { markupOf } from '../../text/markup';
import { usePageLabel } from '../../pages/use-page-label';
import { saveFile } from './save-file';
import { tableOf } from './table';
import { readTranslatedFile } from './translated-files';
import { xliffOf } from './xliff';
import * as s from '../translations.module.css';

interface TranslationFilesProps {
  readonly sections: readonly DraftSection[];
  readonly language: Language;
}

/** What a file would change, in the sections as they were when it was read. */
interface Preview {
  readonly sections: readonly DraftSection[];
  readonly changes: readonly TranslationChange[];
  readonly refused: readonly RefusedTranslation[];
}

/** All texts in one file for a translator, and back: what it changes is read before it is taken, as a draft. */
export function TranslationFiles({ sections, language }: TranslationFilesProps) {
  const { t } = useTranslation();
  const pages = pageNamesInFiles(t);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const placeOf = usePlaceText(sections.map(({ page }) => page));
  const name = t('office:content.translations.files.name', { language });
  const texts = () => textsToTranslate(sections, language);

  /** A file that cannot be taken leaves the list of the one before. */
  async function read(file: File) {
    setDone(null);
    const longIds = new Set(texts().flatMap(({ id, isLong }) => (isLong ? id : [])));
    const given = await readTranslatedFile(file, (id) => longIds.has(id), pages);
    if (typeof given === 'string') return setProblem(t(`office:content.translations.files.${given}`));
    if (given.language !== language)
      return setProblem(
        t('office:content.translations.files.otherLanguage', { language: languageText(given.language) }),
      );
    setProblem(null);
    return setPreview({ sections, ...changesIn(sections, language, given.texts) });
  }

  return (
    <details className={s.files}>
      <summary>{t('office:content.translations.files.title')}</summary>
      <p>{t('office:content.translations.files.lead', { language: languageText(language) })}</p>
      <div className={s.state}>
        <Button
          variant="quiet"
          onPress={() =>
            saveFile(`${name}.xlf`, 'application/xliff+xml', xliffOf(texts(), language, placeOf))
          }
        >
          {t('office:content.translations.files.xliff')}
        </Button>
        <Button
          variant="quiet"
          onPress={() => saveFile(`${name}.csv`, 'text/csv', tableOf(texts(), language, pages, placeOf))}
        >
          {t('office:content.translations.files.table')}
        </Button>
        <FileButton
          label={t('office:content.translations.files.choose')}
          accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
          onChoose={([file]) => {
            if (file) void read(file);
          }}
        />
      </div>
      {problem !== null && (
        <p ref={focusIfLost} role="alert" tabIndex={-1} className={s.wrong}>
          {problem}
        </p>
      )}
      {done !== null && (
        <p ref={focusIfLost} role="status" tabIndex={-1}>
          {done}
        </p>
      )}
      {preview && (
        <FilePreview
          preview={preview}
          language={language}
          onEnd={(text, isWhole) => {
            setPreview(null);
            (isWhole ? setDone : setProblem)(text);
          }}
          onCancel={() => setPreview(null)}
        />
      )}
    </details>
  );
}

/** Shows what became of a file once the list that was read, with the button that was pressed, is gone. */
function focusIfLost(outcome: HTMLElement | null): void {
  if (document.activeElement === document.body) outcome?.focus();
}

interface FilePreviewProps {
  readonly preview: Preview;
  readonly language: Language;
  /** @param isWhole whether all of it was taken */
  readonly onEnd: (text: string, isWhole: boolean) => void;
  readonly onCancel: () => void;
}

function FilePreview({
  preview: { sections, changes, refused },
  language,
  onEnd,
  onCancel,
}: FilePreviewProps) {
  const { t } = useTranslation();
  const pages = pageNamesInFiles(t);
  const placeOf = usePlaceText(sections.map(({ page }) => page));
  const [update] = useUpdateContentSectionMutation();
  const [isTaking, setTaking] = useState(false);
  const shown = (text: ContentText) => (typeof text === 'string' ? text : markupOf(text, pages));

  async function take() {
    setTaking(true);
    let taken = 0;
    for (const section of sections) {
      const own = changes.filter(({ sectionId }) => sectionId === section.id);
      const fields = definitionOf(section)?.fields;
      if (own.length === 0 || !fields) continue;
      const { error } = await update({
        sectionId: section.id,
        updateContentSectionRequest: {
          values: valuesWith(fields, section.values, language, own),
          updatedAt: section.updatedAt,
        },
      });
      if (error !== undefined)
        return onEnd(
          t('office:content.translations.files.stopped', {
            count: taken,
            total: changes.length,
            why: officeProblemText(t, problemOf(error)),
          }),
          false,
        );
      taken += own.length;
    }
    return onEnd(t('office:content.translations.files.taken', { count: taken }), true);
  }

  return (
    <>
      <p role="status" className={s.left}>
        {t('office:content.translations.files.changes', { count: changes.length })}
      </p>
      <ul className={s.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <p className={s.name}>{placeOf(change)}</p>
            <p className={s.italian}>{shown(change.italian)}</p>
            <p lang={language} className={s.changed}>
              {shown(change.changed)}
            </p>
            {change.translation.length > 0 && (
              <p className={s.name}>
                {t('office:content.translations.files.before', { text: shown(change.translation) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <>
          <p className={s.left}>
            {t('office:content.translations.files.refused', { count: refused.length })}
          </p>
          <ul className={s.changes}>
            {refused.map((text) => (
              <li key={text.id}>
                <p className={s.wrong}>{whyText(t, text)}</p>
                <p className={s.italian}>{shown(text.italian ?? text.id)}</p>
                <p lang={language} className={s.changed}>
                  {shown(text.translation ?? '')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={s.state}>
        {changes.length > 0 && (
          <Button
            onPress={() => void take()}
            isPending={isTaking}
            pendingLabel={t('office:content.translations.files.taking')}
          >
            {`${t('office:content.translations.files.take')} (${changes.length})`}
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          {t('office:common.cancel')}
        </Button>
      </div>
    </>
  );
}

/** Tells where a text stands: page, section and field. */
function usePlaceText(pages: readonly ContentPage[]) {
  const { t } = useTranslation();
  const pageLabel = usePageLabel(pages);
  return ({ page, kind, path }: TextToTranslate): string => {
    const field = path.endsWith('.alt')
      ? t('office:content.picture.alt')
      : fieldLabel(t, kind, path.slice('values.'.length));
    return t('office:content.missing.field', { page: pageLabel(page), section: kindLabel(t, kind), field });
  };
}

/** Why a translation is not taken, by its name, or else by what all others have in common. */
function whyText(t: TFunction, { why, max }: RefusedTranslation): string {
  return t([`office:content.translations.files.why.${why}`, 'office:content.translations.files.why.other'], {
    max,
  });
}
