import { useGetReplyTemplatesQuery, type QuoteDossier } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../shared/screen/query-state';
import { ReplyForm } from './reply-form';

interface ReplyPanelProps {
  readonly quote: QuoteDossier;
  /** Where the button that sends it stands. */
  readonly bar: HTMLElement;
  readonly onClose: () => void;
}

/** The reply that is being written. */
export function ReplyPanel({ quote, bar, onClose }: ReplyPanelProps) {
  const { t } = useTranslation();
  const query = useGetReplyTemplatesQuery();
  return (
    <Panel title={t('office:quote.reply.title')}>
      <QueryState query={query}>
        {({ templates }) => <ReplyForm quote={quote} templates={templates} bar={bar} onClose={onClose} />}
      </QueryState>
    </Panel>
  );
}
