import { getNotices } from '@parlour/api-client/endpoints/account';
import { useApiQuery, useStore } from '@parlour/platform';
import { messageKey, readMessages } from './readMessages';

/** Whether one of the newest notices was not opened on this device yet. */
export function useHasUnread(): boolean {
  const read = useStore(readMessages);
  const { data } = useApiQuery(getNotices, { page: 1 });
  return data?.data.some((notice) => !read.includes(messageKey(notice))) ?? false;
}
