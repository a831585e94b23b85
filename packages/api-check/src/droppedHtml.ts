import { type Misfit, type Place, placeText } from './misfits';

/** The fields in which the site shows HTML. */
const HTML_FIELDS = new Set(['content', 'memo', 'webcontent']);
const DROPPED = /<(script|style|form|object|embed|link|meta|base|svg|math)\b|<[a-z][^>]*\s(on[a-z]+)\s*=|(javascript:)/gi;
const EMBEDDED = /<(?:iframe|oembed)\b/i;

/** What the sanitiser removes from the HTML in an answer, once per field, however many rows have it. */
export function droppedHtml(data: unknown, at: Place): Misfit[] {
  const byField = new Map<string, Misfit>();
  for (const one of dropped(data, at)) byField.set(`${one.at.replaceAll(/\[\d+\]/g, '[]')} ${one.got}`, one);
  return [...byField.values()];
}

function dropped(data: unknown, at: Place): Misfit[] {
  if (typeof data === 'string') return HTML_FIELDS.has(String(at.at(-1))) ? droppedIn(data, placeText(at)) : [];
  if (typeof data !== 'object' || data === null) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(data)
    ? data.map((row, index) => [index, row] as const)
    : Object.entries(data);
  return entries.flatMap(([name, value]) => dropped(value, [...at, name]));
}

function droppedIn(html: string, at: string): Misfit[] {
  const names = [...html.matchAll(DROPPED)].map(([, tag, handler, scheme]) =>
    tag === undefined ? (handler ?? scheme ?? '') : `<${tag}>`,
  );
  const got = [...new Set(names.map((name) => name.toLowerCase()))].join(', ');
  return [
    ...(got === '' ? [] : [{ at, expected: 'HTML that the site keeps', got: `${got}, which it drops` }]),
    ...(EMBEDDED.test(html)
      ? [{ at, expected: 'HTML that the site keeps', got: 'an embedded page, of which a link is left' }]
      : []),
  ];
}
