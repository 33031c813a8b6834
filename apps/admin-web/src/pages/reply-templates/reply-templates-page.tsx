import { useGetReplyTemplatesQuery } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { TemplatesForm } from '../../features/reply-templates/templates-form';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** What the owner writes to guests again and again, in four languages. */
export function ReplyTemplatesPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const query = useGetReplyTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen
      title={t('office:replyTemplates.title')}
      before={<BackLink to={paths.quotes}>{t('office:quote.back')}</BackLink>}
      lead={<p>{t('office:replyTemplates.lead')}</p>}
    >
      <QueryState query={query}>{(saved) => <TemplatesForm saved={saved} />}</QueryState>
    </Screen>
  );
}
