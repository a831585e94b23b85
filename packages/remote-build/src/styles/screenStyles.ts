import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';
import parse, { type Node, type Selector } from 'postcss-selector-parser';

/** The element in which the shell mounts screens. An id such as `#main` would be renamed by CSS modules. */
const SCREEN = '[id=main]';

/**
 * Confines the styles of a remote. A selector without a class, an id or a data attribute only matches inside the screen, and
 * rules for the page apply to the screen. A selector with one stays unchanged, because dialogs are mounted outside the screen;
 * for them, custom properties of the page also stay on the page, under names that the site does not use. A theme class on the
 * page (`.dark`) also applies to the screen.
 */
export const screenStyles: Plugin = {
  postcssPlugin: 'parlour-screen-styles',
  OnceExit: (root) => void root.walkRules(keepWithin),
};

function keepWithin(rule: Rule): void {
  const { parent } = rule;
  if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name))) return;
  // Blocks that CSS modules export to code, and a block of names that stay unchanged.
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

/** A selector in parts: the one for the page (`html.dark`), the one for elements within (`p`), and the combinator. */
interface Parts {
  readonly page: string;
  readonly combinator: string;
  readonly rest: string;
  readonly isOwn: boolean;
  /** Whether the selector has no combinator. */
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

/** Whether a node of a selector is, or contains within `:is()` and the like, a name that a team chose. */
function isOwnName(node: Node): boolean {
  if (node.type === 'attribute') return node.attribute.startsWith('data-');
  if (node.type === 'pseudo')
    return !/^:(?:not|has)$/.test(node.value) && node.nodes.flatMap(({ nodes }) => nodes).some(isOwnName);
  return node.type === 'class' || node.type === 'id';
}
