import { textsOf, type Language, type SectionDefinition, type SectionText } from '@ospite/domain';
import { Badge, Button, TextAreaField, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../../shared/formats';
import { Alert, useObstacle } from '../../../shared/forms/save-bar';
import type { Form } from '../../../shared/forms/use-form';
import type { LanguageTexts } from '../../../shared/languages/language-texts';
import { fieldLabel, kindLabel } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { fieldLabels } from '../sections/section-form';
import { LongTextField } from '../text/long-text-field';
import type { TypedValues } from '../typed-values';
import { usePageLabel } from '../pages/use-page-label';
import { useSectionForm, type SectionFormState } from '../sections/use-section-form';
import { useConfirm } from './use-confirm';
import { useProposal } from './use-proposal';
import * as s from './translations.module.css';

interface TranslationFormProps {
  readonly section: DraftSection;
  readonly definition: SectionDefinition;
  readonly language: Language;
  /** The texts to translate. */
  readonly paths: readonly string[];
}

/** The texts of a section that were missing in a language, or older than their Italian, each below it. */
export function TranslationForm({ section, definition, language, paths }: TranslationFormProps) {
  const { t } = useTranslation();
  const form = useSectionForm(section, definition);
  const pageLabel = usePageLabel([section.page]);
  const obstacle = useObstacle(form, fieldLabels(t, definition));
  const texts = textsOf<LanguageTexts>(definition.fields, form.values).filter(({ path }) =>
    paths.includes(path),
  );
  return (
    <form className={s.section} onSubmit={form.onSubmit} noValidate>
      <h2 className={s.title}>
        {pageLabel(section.page)}: {kindLabel(t, section.kind)}
      </h2>
      {texts.map((text) => (
        <Translation key={text.path} text={text} section={section} language={language} form={form} />
      ))}
      <Alert>{obstacle}</Alert>
      <div className={s.state}>
        <p role="status">{stateText(t, form)}</p>
        {form.isDirty && obstacle && (
          <Button variant="quiet" onPress={() => void form.save()}>
            {t('office:content.bar.save')}
          </Button>
        )}
      </div>
    </form>
  );
}

function stateText(t: TFunction, { isSaving, isDirty, isSaved }: Form<TypedValues>): string {
  if (isSaving) return t('office:forms.saving');
  if (isDirty) return t('office:content.bar.unsaved');
  return isSaved ? t('office:forms.saved') : '';
}

interface TranslationProps {
  readonly text: SectionText<LanguageTexts>;
  readonly section: DraftSection;
  readonly language: Language;
  readonly form: SectionFormState;
}

function Translation({ text, section, language, form }: TranslationProps) {
  const { t } = useTranslation();
  const confirm = useConfirm(section);
  const proposal = useProposal(section);
  const { path, field, texts, changed } = text;
  const { kind, marks } = section;
  const mark = form.isDirty
    ? undefined
    : marks.find((one) => one.field === path && one.language === language);
  const label = path.endsWith('.alt')
    ? t('office:content.picture.alt')
    : fieldLabel(t, kind, path.slice('values.'.length));
  const name = `${path}.${language}`;
  const props = {
    name,
    label: `${label} (${languageText(language)})`,
    lang: language,
    value: texts[language],
    onChange: (typed: string) => form.set(changed({ ...texts, [language]: typed }) as TypedValues),
    error: form.notes[name],
  };
  return (
    <div className={s.text}>
      <div className={s.original}>
        <p className={s.name}>{label}</p>
        <p className={s.italian}>{texts.it}</p>
        {mark && (
          <div className={s.mark}>
            <Badge tone="warning">
              {t(`office:content.translations.${mark.isProposal ? 'isProposal' : 'isOlder'}`)}
            </Badge>
            {!mark.isProposal && (
              <p>{t('office:content.translations.before', { text: mark.italianBefore })}</p>
            )}
            <Button
              variant="quiet"
              aria-label={t('office:content.translations.confirmNamed', { field: props.label })}
              onPress={() => void confirm(path, language)}
            >
              {t('office:content.translations.confirm')}
            </Button>
          </div>
        )}
        {proposal.isOffered && !form.isDirty && !mark?.isProposal && (mark || texts[language] === '') && (
          <Button
            variant="quiet"
            aria-label={t('office:content.translations.proposeNamed', { field: props.label })}
            isPending={proposal.isPending}
            pendingLabel={t('office:content.translations.proposing')}
            onPress={() => void proposal.propose(path, language)}
          >
            {t('office:content.translations.propose')}
          </Button>
        )}
      </div>
      {field.kind === 'longText' ? (
        <LongTextField {...props} />
      ) : field.kind === 'shortText' && field.max <= 100 ? (
        <TextField {...props} maxLength={field.max} />
      ) : (
        <TextAreaField {...props} rows={3} {...('max' in field && { maxLength: field.max })} />
      )}
    </div>
  );
}
