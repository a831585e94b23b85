const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const MARKUP =
  /<(!--|\/?(a|abbr|b|big|blockquote|br|center|code|d[dlt]|del|div|em|figure|font|h[1-6r]|i|iframe|img|ins|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|su[bp]|svg|t(able|body|d|foot|h|head|r|t)|u|ul|video)(\s[^>]*|\/)?>)|&(#x?[\da-f]+|[a-z]+\d*);/i;

/** Whether a text of the backend is HTML; a mere `<` does not make it so. */
export function isHtml(words: string): boolean {
  return MARKUP.test(words);
}

/** The text of HTML, or of plain text, without markup, on one line; to be shown as text only, never as HTML. */
export function wordsOf(html: string): string {
  const words = isHtml(html)
    ? html
        .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
        .replace(/<[/!a-z][^>]*>/gi, ' ')
        .replace(/&(#39|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
    : html;
  return words.replace(/\s+/g, ' ').trim();
}
