import { uploadAvatar } from '@parlour/api-client/endpoints/account';
import { isApiError } from '@parlour/api-client';
import { usePlatform, useSingleFlight, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { accountTexts } from '../accountTexts';
import { avatarFile } from './avatarFile';

/** Status with which servers and proxies refuse an upload above their limit, without an envelope. */
const TOO_LARGE = 413;

/** Uploads the chosen image, one at a time, and reloads the user info; `percent` is the upload progress. */
export function useAvatar() {
  const { session, toast, call } = usePlatform();
  const texts = useTexts(accountTexts);
  const { run } = useSingleFlight();
  const [percent, setPercent] = useState<number>();
  const upload = async (chosen: File) => {
    setPercent(0);
    try {
      const file = await avatarFile(chosen);
      if (file === undefined) return toast(texts.pictureKinds, 'danger');
      const onProgress = (part: number) => setPercent(Math.round(part * 100));
      await call(uploadAvatar, { file }, { onProgress });
      toast(texts.done, 'success');
      await session.refresh();
    } catch (error) {
      if (isApiError(error, 'timeout')) toast(texts.pictureSlow, 'danger');
      else if (isApiError(error, 'badAnswer') && error.code === TOO_LARGE) toast(texts.pictureLarge, 'danger');
    } finally {
      setPercent(undefined);
    }
  };
  const choose = (file: File) => run(() => upload(file));
  return { choose, percent };
}
