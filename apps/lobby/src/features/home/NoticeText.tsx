import { htmlToText } from '@parlour/ui-kit/html';

/** The text of an announcement without its markup. */
export function NoticeWords({ html }: { html: string }) {
  return htmlToText(html);
}
