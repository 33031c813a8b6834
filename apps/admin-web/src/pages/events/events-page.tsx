import { useListAllEventsQuery } from '@ospite/contracts';
import { Button, EmptyState } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventList } from '../../features/events/event-list';
import { eventDraft } from '../../features/events/event-values';
import { NewEvent } from '../../features/events/new-event';
import { hasDraft } from '../../shared/drafts';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { KeptRows } from '../../shared/screen/lists/kept-rows';
import { OpenPlace } from '../../shared/screen/open-place';
import { Screen } from '../../shared/screen/screen';

/** All events, hidden and past ones too, and a new one. */
export function EventsPage() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(() => hasDraft(eventDraft()));
  const query = useListAllEventsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Screen title={t('office:events.title')} lead={<p>{t('office:events.lead')}</p>}>
      <OpenPlace isOpen={isAdding}>
        {isAdding ? (
          <NewEvent onClose={() => setAdding(false)} />
        ) : (
          <div>
            <Button data-opener onPress={() => setAdding(true)}>
              {t('office:events.new')}
            </Button>
          </div>
        )}
      </OpenPlace>
      <QueryState query={keepingData(query)}>
        {(stored) => (
          <KeptRows rows={stored}>
            {(events) =>
              events.length > 0 ? (
                <EventList events={events} />
              ) : (
                <EmptyState title={t('office:events.empty')}>
                  <p>{t('office:events.emptyHelp')}</p>
                </EmptyState>
              )
            }
          </KeptRows>
        )}
      </QueryState>
    </Screen>
  );
}
