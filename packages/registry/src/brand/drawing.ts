/** What a drawing may be made of: shapes and their paints. */
const ELEMENTS = new Set(
  'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask title desc'.split(
    ' ',
  ),
);
const PART =
  /<!--(?:(?!--)[^])*-->|<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Why a text is no SVG that draws by itself, in a few words; undefined when it is one. An SVG that is opened by its address is a page
 * of the site, so it may hold shapes and their paints alone: no script, no style sheet, nothing that it would fetch.
 */
export function drawingFault(svg: string): string | undefined {
  const text = svg.trim();
  const open: string[] = [];
  let at = 0;
  let count = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const [part, closing, element, attributes = '', isEmpty, words] = PART.exec(text) ?? [];
    if (part === undefined) return `cannot be read at "${text.slice(at, at + 20)}"`;
    at += part.length;
    if (closing !== undefined && open.pop() !== closing) return `closes ${closing}, which is not open`;
    if (words !== undefined && words.trim() !== '' && open.length === 0) return 'has text outside';
    if (element === undefined) continue;
    count += 1;
    if (count > 1 && open.length === 0) return 'has more than one drawing';
    const fault = elementFault(element, attributes, count === 1);
    if (fault !== undefined) return fault;
    if (isEmpty === '') open.push(element);
  }
  return count === 0 || open.length > 0 ? 'does not end' : undefined;
}

function elementFault(element: string, attributes: string, isFirst: boolean): string | undefined {
  if (!ELEMENTS.has(element)) return `has <${element}>, which is no shape`;
  const all = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, one ?? other ?? ''] as const);
  const odd = all.find(([name]) => /^on|href$|^style$|^src$/i.test(name) || (name.includes(':') && !name.startsWith('xmlns:')));
  if (odd !== undefined) return `has ${odd[0]}, which a drawing does not need`;
  const fetching = all.find(([name, value]) => !name.startsWith('xmlns') && /[&\\]|url\(\s*(?!#)|:\/\/|javascript:/i.test(value));
  if (fetching !== undefined) return `has ${fetching[0]} with something to fetch or to compute`;
  const isSvg = element === 'svg' && all.some(([name, value]) => name === 'xmlns' && value === 'http://www.w3.org/2000/svg');
  return isFirst && !isSvg ? 'does not begin with <svg xmlns="http://www.w3.org/2000/svg">' : undefined;
}
