import { themes } from '../themes';
import { readableColour } from './readableColour';

/**
 * Attribute that holds an element's original `style`: the page's policy forbids style attributes, so the sanitiser renames them.
 */
export const WRITTEN_STYLE = 'data-written-style';

const SIZES = { least: 12, most: 28 };
const LARGEST_INDENT = 96;
const INDENT = 24;
/** Styles that hide an element, including Word's own. */
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
/** Font sizes by name, of CSS, `<font>`, Quill and CKEditor. */
const NAMED_SIZES = new Map<string, number>(
  Object.entries({
    ...{ 'xx-small': 12, 'x-small': 12, small: 13, medium: 16, large: 18, 'x-large': 24, 'xx-large': 28 },
    ...{ 'font-1': 12, 'font-2': 13, 'font-3': 16, 'font-4': 18, 'font-5': 24, 'font-6': 28, 'font-7': 28 },
    ...{ 'ql-size-small': 13, 'ql-size-large': 24, 'ql-size-huge': 28 },
    ...{ 'text-tiny': 12, 'text-small': 13, 'text-big': 22, 'text-huge': 28 },
  }),
);

const keep = (property: string, allowed: RegExp) => (element: HTMLElement, value: string) => {
  if (allowed.test(value)) element.style.setProperty(property, value);
};

/** The style properties that are kept. All others are dropped, because a style can move or cover elements and load files. */
const looks = new Map<string, (element: HTMLElement, value: string) => void>(
  Object.entries({
    'text-align': keep('text-align', /^(?:left|right|center|justify|start|end)$/),
    'text-decoration': decorate,
    'text-decoration-line': decorate,
    'font-weight': keep('font-weight', /^(?:bold|normal|[1-9]00)$/),
    'font-style': keep('font-style', /^(?:italic|normal)$/),
    'font-size': (element: HTMLElement, value: string) => setSize(element, NAMED_SIZES.get(value) ?? lengthOf(value)),
    'text-indent': keep('text-indent', /^[1-4](?:\.\d+)?em$/),
    'padding-left': (element: HTMLElement, value: string) => indent(element, lengthOf(value)),
    'margin-left': (element: HTMLElement, value: string) => indent(element, lengthOf(value)),
    'list-style-type': (element: HTMLElement, value: string) => (element.dataset['numbers'] = value),
    color,
    width: (element: HTMLElement, value: string) => {
      if (element.matches('img, figure, table, col, td, th, video')) keep('width', /^\d+(?:\.\d+)?(?:px|%)$/)(element, value);
    },
  }),
);

/**
 * Removes elements that an editor hid, and keeps what its styles, classes and `<font>` mean, as far as the result is readable
 * here.
 */
export function keepEditorStyles(content: ParentNode): void {
  for (const element of content.querySelectorAll<HTMLElement>(`[${WRITTEN_STYLE}], [class], [hidden], font`)) {
    const style = element.getAttribute(WRITTEN_STYLE) ?? '';
    if (element.hidden || HIDDEN.test(style)) element.remove();
    else {
      for (const name of element.classList) applyClass(element, name);
      if (element.localName === 'font') applyFont(element);
      for (const [, name = '', value = ''] of style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g))
        looks.get(name.toLowerCase())?.(element, value.replace('!important', '').trim().toLowerCase());
    }
    for (const name of [WRITTEN_STYLE, 'class', 'color', 'size']) element.removeAttribute(name);
  }
}

function applyClass(element: HTMLElement, name: string): void {
  const [, align, depth] = /^ql-(?:align-(\w+)|indent-(\d))$/.exec(name) ?? [];
  if (align !== undefined) looks.get('text-align')?.(element, align);
  if (depth !== undefined) indent(element, Number(depth) * INDENT);
  if (name === 'ql-direction-rtl') element.dir = 'rtl';
  setSize(element, NAMED_SIZES.get(name));
}

function applyFont(element: HTMLElement): void {
  color(element, element.getAttribute('color') ?? '');
  setSize(element, NAMED_SIZES.get(`font-${element.getAttribute('size')}`));
}

function color(element: HTMLElement, value: string): void {
  const onDark = readableColour(value, themes.dark.raised);
  const onLight = readableColour(value, themes.light.raised);
  if (onDark === undefined || onLight === undefined) return;
  element.dataset['coloured'] = '';
  element.style.setProperty('--on-dark', onDark);
  element.style.setProperty('--on-light', onLight);
}

function decorate(element: HTMLElement, value: string): void {
  const lines = ['underline', 'line-through'].filter((line) => value.includes(line));
  if (lines.length > 0) element.style.setProperty('text-decoration', lines.join(' '));
}

function setSize(element: HTMLElement, px: number | undefined): void {
  if (px === undefined || px <= 0) return;
  element.dataset['sized'] = '';
  element.style.fontSize = `${Math.round(Math.min(Math.max(px, SIZES.least), SIZES.most))}px`;
}

function indent(element: HTMLElement, px: number | undefined): void {
  if (px !== undefined && px > 0) element.style.setProperty('margin-inline-start', `${Math.min(px, LARGEST_INDENT)}px`);
}

/** Returns a length in px; undefined for any other value. */
function lengthOf(value: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(px|pt|em|rem|%)$/.exec(value) ?? [];
  const factor = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 }[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
