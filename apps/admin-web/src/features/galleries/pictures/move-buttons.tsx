import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from './pictures.module.css';

interface MoveButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Moves a picture by one. At an end the button stays where it is, so that the focus does too, and does nothing. */
export function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const position = index + 1;
  return (
    <div className={s.moves}>
      <Button
        variant="quiet"
        aria-label={t('office:galleries.order.backFor', { position })}
        aria-disabled={index === 0 || undefined}
        onPress={() => onMove(index - 1)}
      >
        <span aria-hidden="true">←</span> {t('office:galleries.order.back')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('office:galleries.order.forwardFor', { position })}
        aria-disabled={position === count || undefined}
        onPress={() => onMove(index + 1)}
      >
        {t('office:galleries.order.forward')} <span aria-hidden="true">→</span>
      </Button>
    </div>
  );
}
