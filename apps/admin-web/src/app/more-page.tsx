import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../shared/office-paths';
import { Screen } from '../shared/screen';
import { SECTIONS } from './sections';
import * as s from './more-page.module.css';

/** All sections, for a phone, whose bar has room for four. */
export function MorePage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:nav.more')}>
      <ul className={s.list}>
        {SECTIONS.map(({ id, to, icon, label }) => (
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
