import { noticesApi } from '../generated/notices.gen';

export type { OwnerNotice, OwnerNoticeCode } from '../generated/notices.gen';

export const { useListOwnerNoticesQuery } = noticesApi;
