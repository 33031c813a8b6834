import { useGetPropertyQuery, useListRoomsQuery } from '@ospite/contracts';
import { officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import { isUndescribed } from '../../shared/undescribed';

/** What an owner does first, one step at a time, while the site has nothing to show: the property, then a room. */
export function FirstSteps() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { error, isSuccess: isDescribed } = useGetPropertyQuery();
  const { data: rooms } = useListRoomsQuery({ include: 'inactive' });
  const step = isUndescribed(error)
    ? { help: 'office:today.beginHelp', to: paths.property, action: 'office:today.describeProperty' }
    : isDescribed && rooms?.length === 0
      ? { help: 'office:today.roomHelp', to: `${paths.rooms}?nuova`, action: 'office:today.addRoom' }
      : null;
  if (!step) return null;
  return (
    <Panel title={t('office:today.begin')}>
      <p>{t(step.help)}</p>
      <div>
        <Link className={officeButtonClass('primary')} to={step.to}>
          {t(step.action)}
        </Link>
      </div>
    </Panel>
  );
}
