import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../shared/office-paths';
import { Screen } from '../shared/screen/screen';
import { SECTIONS } from './sections';
import * as s from './more-page.module.css';

/** The sections that a phone's bar has no room for. */
export function MorePage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:nav.more')}>
      <ul className={s.list}>
        {SECTIONS.filter(({ isInBar }) => !isInBar).map(({ id, to, icon, label }) => (
          <li key={id}>
            <Link to={to(paths)} className={s.item}>
              {icon}
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
