const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const MARKUP =
  /<(!--|\/?(a|abbr|b|big|blockquote|br|center|code|d[dlt]|del|div|em|figure|font|h[1-6r]|i|iframe|img|ins|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|su[bp]|svg|t(able|body|d|foot|h|head|r|t)|u|ul|video)(\s[^>]*|\/)?>)|&(#x?[\da-f]+|[a-z]+\d*);/i;

/** Whether a text of the backend is HTML; a single `<` does not make it HTML. */
export function isHtml(text: string): boolean {
  return MARKUP.test(text);
}

/** HTML or plain text as one line without markup; show the result as text, never as HTML. */
export function htmlToText(html: string): string {
  const text = isHtml(html)
    ? html
        .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
        .replace(/<[/!a-z][^>]*>/gi, ' ')
        .replace(/&(#39|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
    : html;
  return text.replace(/\s+/g, ' ').trim();
}
