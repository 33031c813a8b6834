import type { Property } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';

/** When the reception is open, when guests come and leave; one item a line. */
export function OpeningHours({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { reception, checkin, checkout } = property;
  return (
    <ul>
      {reception && <li>{t('common:hours.reception', { from: reception.from, to: reception.to })}</li>}
      <li>{t('common:hours.checkin', { from: checkin.from })}</li>
      {checkin.announceAfter && <li>{t('common:hours.announce', { time: checkin.announceAfter })}</li>}
      <li>{t('common:hours.checkout', { time: checkout })}</li>
    </ul>
  );
}
