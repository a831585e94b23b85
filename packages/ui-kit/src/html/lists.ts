const DONE = { checked: '☑', unchecked: '☐' } as const;
/** The values of a list's `type` attribute or `list-style-type`. */
const LETTERS = /^(?:a|lower-(?:alpha|latin))$/i;
const ROMAN = /^(?:i|lower-roman|upper-roman)$/i;
const ROMANS = ['m', 'cm', 'd', 'cd', 'c', 'xc', 'l', 'xl', 'x', 'ix', 'v', 'iv', 'i'];
const ROMAN_VALUES = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];

/** A list entry of Quill 2, or an indented one of Quill 1. */
const FLAT_ENTRY = ':scope > :is(li[data-list], li[style*="margin-inline-start"])';

/** Restores the intended form of lists: nesting and kind of Quill's flat lists, and the numbers of all entries. */
export function arrangeLists(content: ParentNode): void {
  for (const list of content.querySelectorAll('ol, ul')) if (list.querySelector(FLAT_ENTRY)) unfold(list);
  for (const entry of content.querySelectorAll<HTMLElement>('ul[data-checked] > li'))
    entry.dataset['marker'] = entry.parentElement?.dataset['checked'] === 'true' ? DONE.checked : DONE.unchecked;
  for (const list of content.querySelectorAll('[data-checked]')) list.removeAttribute('data-checked');
  for (const list of content.querySelectorAll('ol')) number(list);
  for (const entry of content.querySelectorAll('[data-list]')) entry.removeAttribute('data-list');
  for (const list of content.querySelectorAll('[data-numbers]')) list.removeAttribute('data-numbers');
}

/**
 * Nests a flat list. Quill writes the kind of an entry into `data-list`, and its depth into a class that the sanitiser has turned
 * into a margin.
 */
function unfold(flat: Element): void {
  const nested = document.createDocumentFragment();
  const start = flat.getAttribute('start');
  const open: { readonly depth: number; readonly list: Element }[] = [];
  for (const entry of [...flat.childNodes]) {
    if (!(entry instanceof HTMLLIElement)) {
      // Content that was pasted between two entries belongs to the first of them.
      (open.at(-1)?.list.lastElementChild ?? nested).append(entry);
      continue;
    }
    const kind = entry.dataset['list'];
    const depth = Number.parseInt(entry.style.marginInlineStart, 10) || 0;
    entry.style.removeProperty('margin-inline-start');
    if (kind === 'checked' || kind === 'unchecked') entry.dataset['marker'] = DONE[kind];
    while ((open.at(-1)?.depth ?? 0) > depth) open.pop();
    const name = kind === undefined ? flat.localName : kind === 'ordered' ? 'ol' : 'ul';
    let last = open.at(-1);
    if (last === undefined || last.depth < depth || last.list.localName !== name) {
      const place = last === undefined ? nested : last.depth < depth ? last.list.lastElementChild : last.list.parentNode;
      if (last !== undefined && last.depth === depth) open.pop();
      last = { depth, list: document.createElement(name) };
      if (start !== null && name === 'ol' && nested.childElementCount === 0) last.list.setAttribute('start', start);
      (place ?? nested).append(last.list);
      open.push(last);
    }
    last.list.append(entry);
  }
  flat.replaceWith(nested);
}

function number(list: HTMLOListElement): void {
  const entries = [...list.children].filter((child) => child instanceof HTMLLIElement);
  const step = list.reversed ? -1 : 1;
  let at = list.hasAttribute('start') ? list.start : list.reversed ? entries.length : 1;
  for (const entry of entries) {
    if (entry.hasAttribute('value')) at = entry.value;
    entry.dataset['marker'] ??= marker(
      at,
      entry.getAttribute('type') ?? list.getAttribute('type') ?? list.dataset['numbers'] ?? '',
    );
    at += step;
  }
}

function marker(at: number, kind: string): string {
  const lower =
    at < 1
      ? undefined
      : LETTERS.test(kind.replace('upper', 'lower'))
        ? letters(at)
        : ROMAN.test(kind) && at < 4000
          ? roman(at)
          : undefined;
  if (lower === undefined) return String(at);
  return kind === 'A' || kind === 'I' || kind.startsWith('upper') ? lower.toUpperCase() : lower;
}

function letters(at: number): string {
  const rest = Math.floor((at - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + ((at - 1) % 26));
}

function roman(at: number): string {
  const step = ROMAN_VALUES.findIndex((value) => value <= at);
  return at === 0 ? '' : `${ROMANS[step]}${roman(at - (ROMAN_VALUES[step] ?? at))}`;
}
