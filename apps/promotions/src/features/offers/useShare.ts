import { usePlatform, useTexts } from '@parlour/platform';
import { copyText } from '@parlour/ui-kit';
import { offersTexts } from './offersTexts';

/** Hands this page to the phone's own share sheet; copies its address where there is none. */
export function useShare(): (title: string) => Promise<void> {
  const { toast } = usePlatform();
  const texts = useTexts(offersTexts);
  return async (title) => {
    const url = location.href;
    if (await isHandedOver({ title, url })) return;
    if (await copyText(url)) toast(texts.copied, 'success');
    else toast(url);
  };
}

async function isHandedOver(page: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
