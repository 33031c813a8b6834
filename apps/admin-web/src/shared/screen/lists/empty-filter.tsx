import { Button, EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

interface EmptyFilterProps {
  readonly title: string;
  readonly onClear: () => void;
}

/** A filter that leaves nothing, with the way back to the whole list. */
export function EmptyFilter({ title, onClear }: EmptyFilterProps) {
  const { t } = useTranslation();
  return (
    <EmptyState title={title}>
      <p>{t('office:common.nothingFoundHelp')}</p>
      <Button variant="quiet" onPress={onClear}>
        {t('office:common.clearFilters')}
      </Button>
    </EmptyState>
  );
}
