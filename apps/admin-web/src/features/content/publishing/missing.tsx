import type { Problem } from '@ospite/contracts';
import { definitionOf, LANGUAGES } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageText } from '../../../shared/formats';
import { useOfficePaths } from '../../../shared/office-paths';
import { fieldLabel, kindLabel, textNames, type TextNames } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { usePageLabel } from '../pages/use-page-label';
import { typedValues } from '../typed-values';
import { useDraft } from '../use-draft';
import { itemNames } from './item-names';
import * as s from './content-bar.module.css';

/** Why the draft was not published; what is missing or unread in it is named, each a link to where that is mended. */
export function Missing({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const sections = useDraft();
  const pageLabel = usePageLabel(sections.map(({ page }) => page));
  return (
    <div>
      <p role="alert" className={s.wrong}>
        {officeProblemText(t, problem)}
      </p>
      {problem.fields.length > 0 && (
        <ul className={s.missing}>
          {problem.fields.map(({ field }) => {
            const [id = '', ...rest] = field.split('.');
            const section = sections.find((one) => String(one.id) === id);
            return (
              section && (
                <li key={field}>
                  <Link
                    to={
                      problem.code === 'content.unread'
                        ? `${paths.translations}#${rest.at(-1)}`
                        : `${paths.contentSection(section.id)}#${rest.join('.')}`
                    }
                  >
                    {placeText(t, pageLabel(section.page), section, rest, textNames(t, sections))}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** @param place of the field in the section, as in `values.items.2.title.it` */
function placeText(
  t: TFunction,
  page: string,
  section: DraftSection,
  place: readonly string[],
  names: TextNames,
): string {
  const { kind, values } = section;
  const fields = definitionOf(section)?.fields ?? {};
  const language = LANGUAGES.find((code) => code === place.at(-1));
  const path = place.slice(1, language ? -1 : undefined);
  return t(language ? 'office:content.missing.text' : 'office:content.missing.field', {
    page,
    section: [kindLabel(t, kind), ...itemNames(t, fields, typedValues(fields, values, names), path)].join(
      ', ',
    ),
    field: fieldLabel(t, kind, path.join('.')),
    language: language && languageText(language),
  });
}
