import { htmlToText } from '@parlour/ui-kit/html';

/** The text of an announcement without its markup. */
export function NoticeText({ html }: { html: string }) {
  return <span>{htmlToText(html)}</span>;
}
