import { useListOwnerNoticesQuery } from '@ospite/contracts';
import { KEPT_FRESH } from './fresh';

/** Whether e-mails reach nobody because no mail server is configured, as the server's notice says. */
export function useIsMailOff(): boolean {
  const { data: notices = [] } = useListOwnerNoticesQuery(undefined, KEPT_FRESH);
  return notices.some(({ code }) => code === 'email_to_files');
}
