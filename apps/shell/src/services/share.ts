import type { Platform, SharedPage } from '@parlour/platform';
import { isMiniApp } from '@parlour/platform/launch';
import { copyText } from '@parlour/ui-kit/parts';
import type { Translate } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';
import { send as postToMessenger } from '../miniApp/messenger';

type Parts = Pick<Platform, 'toast'> & { readonly translate: Translate };

/** Shares a page by the best method available. Without one its address is copied, and shown if copying fails. */
export async function share(page: SharedPage, { toast, translate }: Parts): Promise<void> {
  const { title, url } = page;
  if (isMiniApp()) {
    postToMessenger('web_app_open_tg_link', { path_full: `/share/url?${new URLSearchParams({ url, text: title })}` });
    return;
  }
  if (await isHandedOver(page)) return;
  if (await copyText(url)) toast(translate(shellTexts).copied, 'success');
  else toast(url);
}

/** Closing the phone's share sheet counts as handled: the player does not want another method. */
async function isHandedOver({ title, url }: SharedPage): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
