import { useGetPropertyQuery } from '@ospite/contracts';
import { replyDue } from '@ospite/domain';
import { classList } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/use-now';
import { dueText } from './due-text';
import * as s from './cards.module.css';

/** Whether guests are promised an answer in time, so that there is a time to show. */
export function useIsPromised(): boolean {
  return useGetPropertyQuery().data?.answersInOneDay ?? false;
}

/** How long there is time to answer, or how late it is; it follows the clock while the screen stands open. */
export function Due({ createdAt }: { readonly createdAt: string }) {
  const { t } = useTranslation();
  const due = replyDue(new Date(createdAt), useNow());
  const isLate = due.lateMs > 0;
  return (
    <span className={classList(s.due, isLate && s.late)}>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
        {isLate ? (
          <path d="M8 1.5 15 14H1L8 1.5ZM8 6v4M8 11.6v.8" strokeWidth="1.6" strokeLinejoin="round" />
        ) : (
          <path d="M8 4.5V8l2.5 1.5M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z" strokeWidth="1.6" />
        )}
      </svg>
      {dueText(t, due)}
    </span>
  );
}
