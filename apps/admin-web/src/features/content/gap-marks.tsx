import type { Language, SectionGaps } from '@ospite/domain';
import { Badge } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../shared/formats';

const LIST = new Intl.ListFormat('it');

/** What is missing, in words: texts that have to be there, and translations. */
export function gapTexts(
  t: TFunction,
  { required, translations, languages, marked, deadLinks }: SectionGaps,
): readonly string[] {
  return [
    ...(required > 0 ? [t('office:content.gaps.required', { count: required })] : []),
    ...(translations > 0
      ? [t('office:content.gaps.translations', { count: translations, languages: languageList(languages) })]
      : []),
    ...(deadLinks > 0 ? [t('office:content.gaps.deadLinks', { count: deadLinks })] : []),
    ...(marked > 0 ? [t('office:content.gaps.marked', { count: marked })] : []),
  ];
}

function languageList(languages: readonly Language[]): string {
  return LIST.format(languages.map(languageText));
}

/** The same as marks. */
export function GapMarks({ gaps }: { readonly gaps: SectionGaps }) {
  const { t } = useTranslation();
  return gapTexts(t, gaps).map((text) => (
    <Badge key={text} tone="warning">
      {text}
    </Badge>
  ));
}
