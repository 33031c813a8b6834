import { useListRoomsQuery, type Room } from '@ospite/contracts';
import { Button, EmptyState } from '@ospite/ui/office';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CreateRoom } from '../../features/rooms/create-room';
import { EditRoom } from '../../features/rooms/edit-room';
import { RoomCard } from '../../features/rooms/room-card';
import { roomDraft } from '../../features/rooms/room-values';
import { hasDraft } from '../../shared/drafts';
import { KeptRows } from '../../shared/screen/lists/kept-rows';
import { OpenPlace } from '../../shared/screen/open-place';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import * as s from './rooms-page.module.css';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * All rooms, hidden ones too: a panel for a new one, which the address may ask for (`?nuova`), and each between view and
 * edit. Source: specification §2.
 */
export function RoomsPage() {
  const { t } = useTranslation();
  const query = useListRoomsQuery({ include: 'inactive' }, FRESH);
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.has('nuova');
  const [isCreating, setCreating] = useState(() => isAskedFor || hasDraft(roomDraft()));
  const [createdId, setCreatedId] = useState<number | null>(null);
  // A reload would open it again. Once the form is gone, so that nothing in it is to be saved any more.
  useEffect(() => {
    if (!isCreating && isAskedFor) setSearch({}, { replace: true });
  }, [isCreating, isAskedFor, setSearch]);
  return (
    <Screen
      title={t('office:rooms.title')}
      lead={
        query.data !== undefined &&
        query.data.length > 0 && <p role="status">{t('office:rooms.count', { count: query.data.length })}</p>
      }
    >
      <OpenPlace isOpen={isCreating}>
        {query.data && !isCreating && (
          <div>
            <Button data-opener onPress={() => setCreating(true)}>
              {t('office:rooms.new')}
            </Button>
          </div>
        )}
        {isCreating && (
          <CreateRoom
            onCreated={(roomId) => {
              setCreatedId(roomId);
              setCreating(false);
            }}
            onClose={() => setCreating(false)}
          />
        )}
      </OpenPlace>
      <QueryState query={query}>
        {(stored) => (
          <KeptRows rows={stored}>
            {(rooms) =>
              rooms.length > 0 ? (
                <RoomList rooms={rooms} createdId={createdId} />
              ) : (
                !isCreating && (
                  <EmptyState title={t('office:rooms.empty')}>
                    <p>{t('office:rooms.emptyHelp')}</p>
                  </EmptyState>
                )
              )
            }
          </KeptRows>
        )}
      </QueryState>
    </Screen>
  );
}

interface RoomListProps {
  readonly rooms: readonly Room[];
  /** Of the one that has just been created, to go on with. */
  readonly createdId: number | null;
}

/** The rooms; the address may name one to open for editing (`?modifica=3`), as other screens link to it. */
function RoomList({ rooms, createdId }: RoomListProps) {
  const [search] = useSearchParams();
  const named = Number(search.get('modifica'));
  const [edited, setEdited] = useState<readonly number[]>(() => [
    named,
    ...rooms.filter((room) => hasDraft(roomDraft(room))).map(({ id }) => id),
  ]);
  const list = useRowFocus<HTMLDivElement>(rooms.length);
  return (
    <div {...list} tabIndex={-1} className={s.rooms}>
      {rooms.map((room) => (
        <Found key={room.id} isWanted={room.id === createdId}>
          <OpenPlace isOpen={edited.includes(room.id)}>
            {edited.includes(room.id) ? (
              <div ref={room.id === named ? scrollTo : undefined}>
                <EditRoom room={room} onClose={() => setEdited(edited.filter((id) => id !== room.id))} />
              </div>
            ) : (
              <RoomCard room={room} onEdit={() => setEdited([...edited, room.id])} />
            )}
          </OpenPlace>
        </Found>
      ))}
    </div>
  );
}

interface FoundProps {
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/** Comes into sight and gets the focus when it is what the owner wants to go on with. */
function Found({ isWanted, children }: FoundProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <div ref={place} tabIndex={-1} className={s.found}>
      {children}
    </div>
  );
}

/** Shows a room that another screen leads to, once the new screen has begun at its top. */
function scrollTo(room: HTMLElement | null): void {
  requestAnimationFrame(() => room?.scrollIntoView({ block: 'start' }));
}
