import { officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BreakfastGallery } from '../../features/galleries/breakfast-gallery';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen/screen';

/** The pictures of the breakfast; what guests read beside them is written elsewhere. */
export function BreakfastPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen
      title={t('office:galleries.breakfast')}
      lead={
        <>
          <p>{t('office:galleries.breakfastLead')}</p>
          <Link className={officeButtonClass('quiet')} to={paths.contentPage('breakfast')}>
            {t('office:galleries.breakfastTexts')}
          </Link>
        </>
      }
    >
      <BreakfastGallery />
    </Screen>
  );
}
