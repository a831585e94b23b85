const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of HTML without its markup, on one line; to be shown as text only, never as HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
