import { useTexts } from '@parlour/platform';
import { useSettledLoading } from '@parlour/ui-kit';
import { EmptyState, InfiniteList } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { messagesTexts } from './messagesTexts';
import { NoticeRow } from './NoticeRow';
import { NoticesSkeleton } from './NoticesSkeleton';
import type { Messages } from './useMessages';

/** The notices, the newest first. */
export function NoticeList({ messages: { notices, isUnread, open } }: { messages: Messages }) {
  const texts = useTexts(messagesTexts);
  const showsSkeleton = useSettledLoading(notices.rows === undefined && notices.isLoading);
  return (
    <InfiniteList
      items={showsSkeleton ? [] : (notices.rows ?? [])}
      getKey={notices.keyOf}
      renderItem={(notice) => (
        <li>
          <NoticeRow notice={notice} isUnread={isUnread(notice)} onOpen={() => open(notice)} />
        </li>
      )}
      as="ul"
      gap={8}
      isLoading={showsSkeleton || notices.isLoading}
      loading={<NoticesSkeleton isShown={showsSkeleton} />}
      hasMore={notices.hasMore}
      onMore={notices.more}
      error={notices.error && texts.failedText}
      onRetry={notices.retry}
      texts={texts.list}
      empty={
        <Centered>
          <EmptyState title={texts.noNotices} text={texts.noNoticesText} />
        </Centered>
      }
    />
  );
}
