import { buttonClass, Sprig } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../shared/navigation/site-link';
import * as s from './room-page.module.css';

/** Shown for a room that does not exist or is hidden, with a link to the others. */
export function RoomNotFound() {
  const { t } = useTranslation();
  return (
    <div className={s.missing}>
      <Sprig className={s.sprig} />
      <h1 className={s.name}>{t('rooms:detail.notFound.title')}</h1>
      <p>{t('rooms:detail.notFound.text')}</p>
      <SiteLink page="rooms" className={buttonClass()}>
        {t('rooms:detail.back')}
      </SiteLink>
    </div>
  );
}
