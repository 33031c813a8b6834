import { useListRoomsQuery, type Room } from '@ospite/contracts';
import { Button, EmptyState } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CreateRoom } from '../../features/rooms/create-room';
import { EditRoom } from '../../features/rooms/edit-room';
import { RoomCard } from '../../features/rooms/room-card';
import { QueryState } from '../../shared/query-state';
import { Screen } from '../../shared/screen';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** All rooms, hidden ones too: a panel for a new one, and each between view and edit. Source: specification §2. */
export function RoomsPage() {
  const { t } = useTranslation();
  const query = useListRoomsQuery({ include: 'inactive' }, FRESH);
  const [isCreating, setCreating] = useState(false);
  return (
    <Screen
      title={t('office:rooms.title')}
      lead={query.data && <p role="status">{t('office:rooms.count', { count: query.data.length })}</p>}
    >
      {query.data && !isCreating && (
        <div>
          <Button onPress={() => setCreating(true)}>{t('office:rooms.new')}</Button>
        </div>
      )}
      {isCreating && <CreateRoom onClose={() => setCreating(false)} />}
      <QueryState query={query}>
        {(rooms) =>
          rooms.length > 0 ? (
            <RoomList rooms={rooms} />
          ) : (
            !isCreating && (
              <EmptyState title={t('office:rooms.empty')}>
                <p>{t('office:rooms.emptyHelp')}</p>
              </EmptyState>
            )
          )
        }
      </QueryState>
    </Screen>
  );
}

/** The rooms; the address may name one to open for editing (`?modifica=3`), as other screens link to it. */
function RoomList({ rooms }: { readonly rooms: readonly Room[] }) {
  const [search] = useSearchParams();
  const named = Number(search.get('modifica'));
  const [edited, setEdited] = useState<readonly number[]>([named]);
  return rooms.map((room) =>
    edited.includes(room.id) ? (
      <div key={room.id} ref={room.id === named ? scrollTo : undefined}>
        <EditRoom room={room} onClose={() => setEdited(edited.filter((id) => id !== room.id))} />
      </div>
    ) : (
      <RoomCard key={room.id} room={room} onEdit={() => setEdited([...edited, room.id])} />
    ),
  );
}

/** Shows a room that another screen leads to, once the new screen has begun at its top. */
function scrollTo(room: HTMLElement | null): void {
  requestAnimationFrame(() => room?.scrollIntoView({ block: 'start' }));
}
