const DONE = { checked: '☑', unchecked: '☐' } as const;
/** `type` of a list or its `list-style-type`, as both are written. */
const LETTERS = /^(?:a|lower-(?:alpha|latin))$/i;
const ROMAN = /^(?:i|lower-roman|upper-roman)$/i;
const ROMANS = ['m', 'cm', 'd', 'cd', 'c', 'xc', 'l', 'xl', 'x', 'ix', 'v', 'iv', 'i'];
const ROMAN_VALUES = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];

/** An entry of Quill's, of version 2 or, where it is indented, of 1. */
const FLAT_ENTRY = ':scope > :is(li[data-list], li[style*="margin-inline-start"])';

/** Gives lists the form that they were written to have: those of Quill their depth and kind, and entries of all their number. */
export function arrangeLists(content: ParentNode): void {
  for (const list of content.querySelectorAll('ol, ul')) if (list.querySelector(FLAT_ENTRY)) unfold(list);
  for (const entry of content.querySelectorAll<HTMLElement>('ul[data-checked] > li'))
    entry.dataset['marker'] = entry.parentElement?.dataset['checked'] === 'true' ? DONE.checked : DONE.unchecked;
  for (const list of content.querySelectorAll('[data-checked]')) list.removeAttribute('data-checked');
  for (const list of content.querySelectorAll('ol')) number(list);
  for (const entry of content.querySelectorAll('[data-list]')) entry.removeAttribute('data-list');
  for (const list of content.querySelectorAll('[data-numbers]')) list.removeAttribute('data-numbers');
}

/** Quill writes one flat list, whose entries say their kind in `data-list` and their depth in a class that is now a margin. */
function unfold(flat: Element): void {
  const nested = document.createDocumentFragment();
  const start = flat.getAttribute('start');
  const open: { readonly depth: number; readonly list: Element }[] = [];
  for (const entry of [...flat.childNodes]) {
    if (!(entry instanceof HTMLLIElement)) {
      // What pasting left between the entries belongs to the one before it.
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
