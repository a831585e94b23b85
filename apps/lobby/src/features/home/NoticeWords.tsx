import { wordsOf } from '@parlour/ui-kit/html';

/** The words of an announcement without its markup. */
export function NoticeWords({ html }: { html: string }) {
  return wordsOf(html);
}
