import { useDeletePriceMutation, type Room } from '@ospite/contracts';
import type { Season } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';

interface OnRequestProps {
  readonly room: Pick<Room, 'id' | 'name'>;
  readonly season: Season;
  readonly seasonName: string;
}

/** Takes a price away, after a confirmation. */
export function OnRequest({ room, season, seasonName }: OnRequestProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [deletePrice, { isLoading }] = useDeletePriceMutation();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    setAsking(false);
    tellOutcome(await deletePrice({ roomId: room.id, season }), {
      done: t('office:common.success'),
      doneDescription: t('office:prices.saved'),
      failed: t('office:prices.notSaved'),
    });
  }

  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)} isPending={isLoading}>
        {t('office:prices.onRequest')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office:prices.onRequestTitle', { room: room.name })}
        confirmLabel={t('office:prices.onRequestConfirm')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:prices.onRequestHelp', { season: seasonName })}</p>
      </ConfirmDialog>
    </>
  );
}
