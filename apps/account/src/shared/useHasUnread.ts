import { getNotices } from '@parlour/api-client/endpoints/account';
import { useAnswer, useObserved } from '@parlour/platform';
import { messageKey, readMessages } from './readMessages';

/** Whether one of the newest notices was not opened on this device yet. */
export function useHasUnread(): boolean {
  const read = useObserved(readMessages);
  const { data } = useAnswer(getNotices, { page: 1 });
  return data?.data.some((notice) => !read.includes(messageKey(notice))) ?? false;
}
