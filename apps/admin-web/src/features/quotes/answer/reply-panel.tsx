import { useGetReplyTemplatesQuery, type QuoteDossier } from '@ospite/contracts';
import { Button, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { OpenPlace } from '../../../shared/screen/open-place';
import { QueryState } from '../../../shared/screen/query-state';
import { ReplyForm } from './reply-form';

interface ReplyPanelProps {
  readonly quote: QuoteDossier;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The reply, or the way to write another one. Nobody is left to write to once the guest's data are gone. */
export function ReplyPanel({ quote, isOpen, onOpenChange }: ReplyPanelProps) {
  const { t } = useTranslation();
  const query = useGetReplyTemplatesQuery(undefined, { skip: !isOpen });
  if (quote.anonymisedAt !== null) return null;
  return (
    <Panel title={t('office:quote.reply.title')}>
      <OpenPlace isOpen={isOpen}>
        {isOpen ? (
          <QueryState query={query}>
            {({ templates }) => (
              <ReplyForm quote={quote} templates={templates} onSent={() => onOpenChange(false)} />
            )}
          </QueryState>
        ) : (
          <div>
            <Button data-opener variant="quiet" onPress={() => onOpenChange(true)}>
              {t('office:quote.reply.another')}
            </Button>
          </div>
        )}
      </OpenPlace>
    </Panel>
  );
}
