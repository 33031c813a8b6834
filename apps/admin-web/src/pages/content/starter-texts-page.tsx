import { useGetPropertyQuery, useListRoomsQuery, type StarterTexts } from '@ospite/contracts';
import { EmptyState, officeButtonClass, useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { StarterForm } from '../../features/content/starter/starter-form';
import { openStarter } from '../../features/content/starter/typed-starter';
import { usePageLabel } from '../../features/content/pages/use-page-label';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { isUndescribed } from '../../shared/undescribed';

const LIST = new Intl.ListFormat('it');

/** Prepares the first texts of a site from what its owner answers; the list of pages is where they are read and published. */
export function StarterTextsPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const property = useGetPropertyQuery();
  const rooms = useListRoomsQuery({ include: 'inactive' });
  const tellOutcome = useTellOutcome();
  const known =
    property.data && rooms.data ? { property: property.data, rooms: rooms.data.length } : undefined;
  return (
    <Screen
      title={t('office:starter.title')}
      before={<BackLink to={paths.content}>{t('office:content.back')}</BackLink>}
    >
      {isUndescribed(property.error) ? (
        <EmptyState title={t('office:starter.undescribed')}>
          <p>{t('office:starter.undescribedHelp')}</p>
          <Link className={officeButtonClass('primary')} to={paths.property}>
            {t('office:today.describeProperty')}
          </Link>
        </EmptyState>
      ) : (
        <QueryState query={keepingData({ ...(property.error ? property : rooms), data: known })}>
          {(facts) => (
            <StarterForm
              open={openStarter(facts.property, facts.rooms)}
              knownHosts={LIST.format(facts.property.hosts.map(({ name }) => name))}
              knownRooms={facts.rooms}
              onPrepared={tellOutcome}
            />
          )}
        </QueryState>
      )}
    </Screen>
  );
}

function useTellOutcome() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const navigate = useNavigate();
  const showToast = useToast();
  const pageLabel = usePageLabel([]);
  return ({ filled }: StarterTexts) => {
    showToast({
      kind: 'default',
      title: t('office:starter.done'),
      description: t('office:starter.doneHelp', { pages: LIST.format(filled.map(pageLabel)) }),
    });
    void navigate(paths.content);
  };
}
