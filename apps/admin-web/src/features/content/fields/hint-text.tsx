import { PROPERTY_GROUPS, type PropertyGroup } from '@ospite/i18n/office-paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../../shared/office-paths';

/** A link in a hint, as `[Struttura](hosts)`: to a group of the property, or to another screen. */
const LINK = /\[([^\]]+)\]\((\w+)\)/;

/** What an owner should know to fill a field in. Where part of it is written elsewhere, it leads there. */
export function HintText({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const [before, words, target, after] = text.split(LINK);
  if (words === undefined || target === undefined) return text;
  const isGroup = target in PROPERTY_GROUPS;
  return (
    <>
      {before}
      <Link
        to={isGroup ? paths.propertyGroup(target as PropertyGroup) : paths[target as 'events' | 'breakfast']}
      >
        {words}
      </Link>
      {after} {t('office:content.atOnce')}
    </>
  );
}
