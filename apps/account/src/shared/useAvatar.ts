import { uploadAvatar } from '@parlour/api-client/endpoints/account';
import { isApiError } from '@parlour/api-client';
import { usePlatform, useSingleFlight, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { accountTexts } from './accountTexts';

/** What the avatar upload accepts (spec section 5). */
export const avatarKinds: readonly string[] = ['image/gif', 'image/png'];

/** What servers and proxies answer to an upload that is above their limit, without an envelope. */
const TOO_LARGE = 413;

/** Uploads the chosen image, one at a time, and reloads the user info; `percent` is the upload progress. */
export function useAvatar() {
  const { session, toast, call } = usePlatform();
  const texts = useTexts(accountTexts);
  const { run } = useSingleFlight();
  const [percent, setPercent] = useState<number>();
  const upload = async (file: File) => {
    setPercent(0);
    try {
      const onProgress = (part: number) => setPercent(Math.round(part * 100));
      const { message } = await call(uploadAvatar, { file }, { onProgress });
      toast(message || texts.done, 'success');
      await session.refresh();
    } catch (error) {
      if (isApiError(error, 'timeout')) toast(texts.pictureSlow, 'danger');
      else if (isApiError(error, 'badAnswer') && error.code === TOO_LARGE) toast(texts.pictureLarge, 'danger');
    } finally {
      setPercent(undefined);
    }
  };
  const choose = async (file: File) => {
    if (avatarKinds.includes(file.type)) await run(() => upload(file));
    else toast(texts.pictureKinds, 'danger');
  };
  return { choose, percent };
}
