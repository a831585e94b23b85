import { uploadAvatar } from '@parlour/api-client/endpoints/account';
import { isApiError } from '@parlour/api-client';
import { usePlatform, useTexts } from '@parlour/platform';
import { useRef, useState } from 'react';
import { accountTexts } from './accountTexts';

/** What the avatar upload accepts (spec section 5). */
export const avatarKinds: readonly string[] = ['image/gif', 'image/png'];

/** Sends a chosen picture, one at a time, and shows the member's info anew; `percent` is how much of it is sent. */
export function useAvatar() {
  const { session, toast, call } = usePlatform();
  const texts = useTexts(accountTexts);
  const isLocked = useRef(false);
  const [percent, setPercent] = useState<number>();
  const choose = async (file: File) => {
    if (!avatarKinds.includes(file.type)) return toast(texts.pictureKinds, 'danger');
    if (isLocked.current) return;
    isLocked.current = true;
    setPercent(0);
    try {
      const onProgress = (part: number) => setPercent(Math.round(part * 100));
      const { message } = await call(uploadAvatar, { file }, { onProgress });
      toast(message || texts.done, 'success');
      await session.refresh();
    } catch (error) {
      if (isApiError(error, 'timeout')) toast(texts.pictureSlow, 'danger');
    }
    isLocked.current = false;
    setPercent(undefined);
  };
  return { choose, percent };
}
