import { useGetReplyTemplatesQuery } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../../shared/screen/query-state';
import { ReplyForm, type ReplyFormProps } from './reply-form';

/** The reply that is being written. */
export function ReplyPanel(props: Omit<ReplyFormProps, 'templates'>) {
  const { t } = useTranslation();
  const query = useGetReplyTemplatesQuery();
  return (
    <Panel title={t('office:quote.reply.title')}>
      <QueryState query={query}>
        {({ templates }) => <ReplyForm {...props} templates={templates} />}
      </QueryState>
    </Panel>
  );
}
