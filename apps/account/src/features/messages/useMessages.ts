import { getNotices, type Notice } from '@parlour/api-client/endpoints/account';
import { pathTo, useStore, usePlatform, useQueryParams } from '@parlour/platform';
import { usePages } from '@parlour/platform/pages';
import { useState } from 'react';
import { messageKey, readMessages } from '#shared';
import { type Box, boxOf } from './messageRules';

/** The notices page by page, which of them were read on this device, and the open one. */
export function useMessages() {
  const { navigation } = usePlatform();
  const box = boxOf(useQueryParams().get('type'));
  const notices = usePages(getNotices, {}, messageKey, { isEnabled: box === '1' });
  const read = useStore(readMessages);
  const [opened, setOpened] = useState<Notice>();
  const [isOpen, setOpen] = useState(false);
  const isUnread = (notice: Notice) => !read.includes(messageKey(notice));
  return {
    box,
    choose: (next: Box) => {
      if (next !== box) navigation.go(pathTo('/message', { type: next }), { replace: true });
    },
    notices,
    isUnread,
    unreadCount: notices.rows?.filter(isUnread).length ?? 0,
    opened,
    isOpen,
    open: (notice: Notice) => {
      readMessages.mark(notice);
      setOpened(notice);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

export type Messages = ReturnType<typeof useMessages>;
