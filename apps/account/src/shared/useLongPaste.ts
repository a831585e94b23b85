import { usePlatform, useTexts } from '@parlour/platform';
import type { ClipboardEvent } from 'react';
import { accountTexts } from './accountTexts';

/**
 * Refuses what is pasted into a form and has no room in its field, and says so: the browser would cut it in silence, and two passwords
 * that differ behind the end would be taken as equal.
 */
export function useLongPaste() {
  const { toast } = usePlatform();
  const texts = useTexts(accountTexts);
  return (event: ClipboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.maxLength < 0) return;
    const { value, selectionStart, selectionEnd, maxLength } = target;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (value.length - replaced + event.clipboardData.getData('text').length <= maxLength) return;
    event.preventDefault();
    toast(texts.tooLong(maxLength), 'danger');
  };
}
