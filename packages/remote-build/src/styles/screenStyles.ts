import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';
import parse, { type Node, type Selector } from 'postcss-selector-parser';

/** The element in which the shell mounts screens. Not `#main`: a CSS module would take that for a name of its own. */
const SCREEN = '[id=main]';

/**
 * Keeps the styles of a remote within it: a selector without a class, an id or a data attribute matches only what is in the screen, and what
 * is said of the page is said of the screen. A selector with one stays as it is, since dialogs are mounted outside of the screen; for these
 * the custom properties of the page stay there, too, under names that the site does not use. A theme that a class of the page names
 * (`.dark`) reaches those of the screen.
 */
export const screenStyles: Plugin = {
  postcssPlugin: 'parlour-screen-styles',
  OnceExit: (root) => void root.walkRules(keepWithin),
};

function keepWithin(rule: Rule): void {
  const { parent } = rule;
  if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name))) return;
  // What CSS modules give to code, and a block of names that stay as they are.
  if (/^:(?:export|import|global|local)\b(?!\()/.test(rule.selector)) return;
  const selectors = parse().astSync(rule.selector).nodes.map(partsOf);
  const elsewhere = selectors.flatMap(({ page, rest, isOwn, isCompound }) => {
    if (rest === '') return [`:where(${page})`];
    return isOwn && isCompound ? [`:where(${rest} ${SCREEN})`] : [];
  });
  if (elsewhere.length > 0 && rule.some(hasCustomProperty))
    rule.cloneBefore({ selectors: elsewhere }).each((node) => void (hasCustomProperty(node) || node.remove()));
  rule.selectors = selectors.map(scoped);
}

function hasCustomProperty(node: ChildNode): boolean {
  return node.type === 'atrule' ? node.some(hasCustomProperty) : node.type === 'decl' && node.prop.startsWith('--');
}

/** A selector, by what it says of the page (`html.dark`), of what is within it (`p`), and the combinator between them. */
interface Parts {
  readonly page: string;
  readonly combinator: string;
  readonly rest: string;
  readonly isOwn: boolean;
  /** Whether it says something of one element alone. */
  readonly isCompound: boolean;
}

function partsOf(selector: Selector): Parts {
  const compounds = selector.split(({ type }) => type === 'combinator');
  const first = compounds.findIndex((compound) => !compound.some(isPage));
  const [above, within] = first === -1 ? [compounds, []] : [compounds.slice(0, first), compounds.slice(first)];
  const nodes = above.flat();
  const combinator = within.length > 0 ? String(nodes.pop() ?? ' ') : ' ';
  return {
    page: nodes.join('').trim(),
    combinator,
    rest: within.flat().join('').trim(),
    isOwn: within.flat().some(isOwnName),
    isCompound: !selector.some(({ type }) => type === 'combinator'),
  };
}

function scoped({ page, combinator, rest, isOwn }: Parts): string {
  if (isOwn) return `${page}${page === '' ? '' : combinator}${rest}`;
  return `:where(${`${page} ${SCREEN}`.trim()})${rest === '' ? '' : combinator}${rest}`;
}

function isPage(node: Node): boolean {
  if (node.type === 'tag') return /^(?:html|body)$/i.test(node.value);
  if (node.type !== 'pseudo') return false;
  if (/^:(?:is|where)$/.test(node.value)) return node.nodes.every(({ nodes }) => nodes.some(isPage));
  return /^:(?:root|host)$/.test(node.value);
}

/** Whether it is, or has within `:is()` and its like, a name that a team gave. */
function isOwnName(node: Node): boolean {
  if (node.type === 'attribute') return node.attribute.startsWith('data-');
  if (node.type === 'pseudo')
    return !/^:(?:not|has)$/.test(node.value) && node.nodes.flatMap(({ nodes }) => nodes).some(isOwnName);
  return node.type === 'class' || node.type === 'id';
}
