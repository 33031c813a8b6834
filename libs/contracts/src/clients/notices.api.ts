export type { OwnerNotice, OwnerNoticeCode } from '../generated/notices.gen';
export { useListOwnerNoticesQuery } from '../generated/notices.gen';
