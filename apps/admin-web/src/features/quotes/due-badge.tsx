import { replyDue } from '@ospite/domain';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/use-now';
import { dueText } from './due-text';

/** By when to answer, or how late it is; it follows the clock while the screen stands open. */
export function DueBadge({ createdAt }: { readonly createdAt: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const due = replyDue(new Date(createdAt), now);
  return <Badge tone={due.lateMs > 0 ? 'bad' : 'warning'}>{dueText(t, due, now)}</Badge>;
}
