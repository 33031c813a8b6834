import { useDeletePriceMutation, type Room } from '@ospite/contracts';
import type { Season } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';

interface OnRequestProps {
  readonly room: Pick<Room, 'id' | 'name'>;
  readonly season: Season;
  readonly seasonName: string;
}

/** Takes a price away, after a confirmation. */
export function OnRequest({ room, season, seasonName }: OnRequestProps) {
  const { t } = useTranslation();
  const [deletePrice] = useDeletePriceMutation();
  return (
    <ConfirmedAction
      variant="quiet"
      label={t('office:prices.onRequest')}
      title={t('office:prices.onRequestTitle', { room: room.name })}
      confirmLabel={t('office:prices.onRequestConfirm')}
      act={() => deletePrice({ roomId: room.id, season })}
      outcome={{
        done: t('office:common.success'),
        doneDescription: t('office:prices.saved'),
        failed: t('office:prices.notSaved'),
      }}
    >
      <p>{t('office:prices.onRequestHelp', { season: seasonName })}</p>
    </ConfirmedAction>
  );
}
