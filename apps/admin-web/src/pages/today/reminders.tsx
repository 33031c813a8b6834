import {
  useDismissReminderMutation,
  useGetPropertyQuery,
  useListContentDraftsQuery,
  useListDismissedRemindersQuery,
  useListPricesQuery,
  useListRoomsQuery,
  useRestoreReminderMutation,
  type Pricing,
  type Room,
} from '@ospite/contracts';
import { listReminders, textOfFields, type RemindedRoom, type Reminder } from '@ospite/domain';
import { Button, Panel } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gapTexts } from '../../features/content/gap-marks';
import { usePageLabel } from '../../features/content/pages/use-page-label';
import { gapText, groupOfGap } from '../../features/property/property-gap-texts';
import { roomGapAddress, roomGapText } from '../../features/today/room-gap';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useOfficePaths, type OfficeAddresses } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import { isUndescribed } from '../../shared/undescribed';
import * as s from './today.module.css';

const FRESH = { refetchOnMountOrArgChange: true } as const;
const FRAME_SECONDS = 30;
/** How many are asked for at once: more would read as a reproach. */
const SHOWN = 5;

/** What is missing, in order of harm, each a link to where it is mended; what is not needed is asked for no more. */
export function Reminders({ mayEditContent }: { readonly mayEditContent: boolean }) {
  const { t } = useTranslation();
  // The frame has read it, too: seconds ago when the back-office has just been opened.
  const property = useGetPropertyQuery(undefined, { refetchOnMountOrArgChange: FRAME_SECONDS });
  const rooms = useListRoomsQuery({ include: 'inactive' }, FRESH);
  const prices = useListPricesQuery({ include: 'inactive' }, FRESH);
  const drafts = useListContentDraftsQuery(undefined, FRESH);
  const dismissed = useListDismissedRemindersQuery(undefined, FRESH);
  // The first steps say so, above everything else.
  if (isUndescribed(property.error)) return null;
  const failed = [property, rooms, prices, drafts, dismissed].find(({ error }) => error !== undefined);
  const known =
    property.data && rooms.data && prices.data && drafts.data && dismissed.data
      ? {
          reminders: listReminders(property.data, remindedRooms(rooms.data, prices.data), drafts.data).filter(
            // The others are about texts.
            (reminder) => mayEditContent || reminder.room || reminder.property,
          ),
          dismissed: dismissed.data,
        }
      : undefined;
  return (
    <Panel title={t('office:today.missing')}>
      <QueryState query={{ ...(failed ?? property), data: known }}>
        {({ reminders, dismissed: keys }) => (
          <>
            <Wanted
              reminders={reminders.filter(({ key }) => !keys.includes(key))}
              isAll={keys.length === 0}
            />
            <Unwanted reminders={reminders.filter(({ key }) => keys.includes(key))} />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

interface ListProps {
  readonly reminders: readonly Reminder[];
}

function Wanted({ reminders, isAll }: ListProps & { readonly isAll: boolean }) {
  const { t } = useTranslation();
  const list = useRowFocus<HTMLUListElement>(reminders.length);
  const tellOutcome = useOutcomeToast();
  const [dismiss] = useDismissReminderMutation();
  if (reminders.length === 0)
    return <p>{t(isAll ? 'office:today.nothingMissing' : 'office:today.nothingElseMissing')}</p>;
  const row = (reminder: Reminder) => (
    <Row
      key={reminder.key}
      reminder={reminder}
      label={t('office:today.notNeeded')}
      onPress={async () =>
        tellOutcome(await dismiss({ reminder: reminder.key }), {
          done: t('office:today.notNeededDone'),
          failed: t('office:common.error'),
          mayBeDone: true,
        })
      }
    />
  );
  const more = reminders.slice(SHOWN);
  return (
    <div>
      <ul {...list} tabIndex={-1} className={s.reminders}>
        {reminders.slice(0, SHOWN).map(row)}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className={s.more}>{t('office:today.moreMissing', { count: more.length })}</summary>
          <ul className={s.reminders}>{more.map(row)}</ul>
        </details>
      )}
    </div>
  );
}

/** What an owner has dismissed, with the way back. */
function Unwanted({ reminders }: ListProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [restore] = useRestoreReminderMutation();
  if (reminders.length === 0) return null;
  return (
    <details>
      <summary className={s.more}>{t('office:today.notNeededList', { count: reminders.length })}</summary>
      <ul className={s.reminders}>
        {reminders.map((reminder) => (
          <Row
            key={reminder.key}
            reminder={reminder}
            label={t('office:today.neededAgain')}
            onPress={async () =>
              tellOutcome(await restore({ reminder: reminder.key }), {
                done: t('office:today.neededAgainDone'),
                failed: t('office:common.error'),
                mayBeDone: true,
              })
            }
          />
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  readonly reminder: Reminder;
  readonly label: string;
  readonly onPress: () => void;
}

function Row({ reminder, label, onPress }: RowProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const pageLabel = usePageLabel(reminder.content ? [reminder.content.page] : []);
  const { of, text, address } = rowOf(t, paths, pageLabel, reminder);
  return (
    <li tabIndex={-1} className={s.reminder}>
      <Link to={address}>
        {of && <strong>{of}: </strong>}
        {text}
      </Link>
      <Button variant="plain" aria-label={`${label}: ${of ? `${of}, ` : ''}${text}`} onPress={onPress}>
        {label}
      </Button>
    </li>
  );
}

interface RowTexts {
  /** The room or page that it is about. */
  readonly of?: string;
  readonly text: string;
  /** Where it is mended. */
  readonly address: string;
}

function rowOf(
  t: TFunction,
  paths: OfficeAddresses,
  pageLabel: (page: string) => string,
  { property, room, content, site }: Reminder,
): RowTexts {
  if (room) return { of: room.room.name, text: roomGapText(t, room), address: roomGapAddress(paths, room) };
  if (property) return { text: gapText(t, property), address: paths.propertyGroup(groupOfGap(property)) };
  if (site?.lack === 'starter') return { text: t('office:starter.missing'), address: paths.starterTexts };
  if (site) return { text: t('office:today.unreadTexts', { count: site.count }), address: paths.content };
  const { page, lack, count, languages } = content;
  return {
    of: t('office:content.pageNamed', { page: pageLabel(page) }),
    text: gapTexts(t, {
      required: lack === 'texts' ? count : 0,
      translations: lack === 'translations' ? count : 0,
      languages,
      deadLinks: lack === 'links' ? count : 0,
      marked: 0,
    }).join(),
    address: lack === 'translations' ? paths.translations : paths.contentPage(page),
  };
}

function remindedRooms(rooms: readonly Room[], prices: readonly Pricing[]): readonly RemindedRoom[] {
  return rooms.map((room) => ({
    id: room.id,
    name: room.name,
    isActive: room.isActive,
    cin: room.cin,
    iun: room.iun,
    hasPrice: prices.some(({ roomId }) => roomId === room.id),
    description: textOfFields('description', room),
    shortDescription: textOfFields('shortDescription', room),
    mainImageAlt: room.mainImage?.alt ?? null,
  }));
}
