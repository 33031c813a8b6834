import { useTranslation } from 'react-i18next';
import { BreakfastGallery } from '../../features/galleries/breakfast-gallery';
import { Screen } from '../../shared/screen/screen';

/** The pictures of the breakfast. */
export function BreakfastPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('office:galleries.breakfast')} lead={<p>{t('office:galleries.breakfastLead')}</p>}>
      <BreakfastGallery />
    </Screen>
  );
}
