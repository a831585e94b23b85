import { uploadAvatar } from '@parlour/api-client/endpoints/account';
import { usePlatform, useSend, useTexts } from '@parlour/platform';
import { accountTexts } from './accountTexts';

/** What the avatar upload accepts (spec section 5). */
export const avatarKinds: readonly string[] = ['image/gif', 'image/png'];

/** Sends a chosen picture and shows the member's info anew. */
export function useAvatar() {
  const { session, toast } = usePlatform();
  const texts = useTexts(accountTexts);
  const { send, isSending } = useSend(uploadAvatar);
  const choose = async (file: File) => {
    if (!avatarKinds.includes(file.type)) return toast(texts.pictureKinds, 'danger');
    const sent = await send({ file });
    if (sent === undefined || 'error' in sent) return;
    toast(sent.reply.message || texts.done, 'success');
    await session.refresh();
  };
  return { choose, isSending };
}
