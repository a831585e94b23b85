import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';
import parse, { type Node, type Selector } from 'postcss-selector-parser';

/** The element in which the shell mounts screens. Not `#main`: a CSS module would take that for a name of its own. */
const SCREEN = '[id=main]';

/**
 * Keeps the styles of a remote within it: a selector without a class, an id or a data attribute matches only what is in the screen, and what
 * is said of the page is said of the screen. A selector with one stays as it is, since dialogs are mounted outside of the screen; for these
 * the custom properties of the page stay there, too, under names that the site does not use.
 */
export const screenStyles: Plugin = {
  postcssPlugin: 'parlour-screen-styles',
  OnceExit: (root) => void root.walkRules(keepWithin),
};

function keepWithin(rule: Rule): void {
  const { parent } = rule;
  if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name))) return;
  const selectors = parse().astSync(rule.selector).nodes.map(partsOf);
  const ofPage = selectors.filter(({ rest }) => rest === '').map(({ page }) => `:where(${page})`);
  if (ofPage.length > 0 && rule.some(isCustomProperty))
    rule.cloneBefore({ selectors: ofPage }).each((node) => void (isCustomProperty(node) || node.remove()));
  rule.selectors = selectors.map(scoped);
}

function isCustomProperty(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('--');
}

/** A selector, by what it says of the page (`html.dark`), of what is within it (`p`), and the combinator between them. */
interface Parts {
  readonly page: string;
  readonly combinator: string;
  readonly rest: string;
  readonly isOwn: boolean;
}

function partsOf(selector: Selector): Parts {
  const compounds = selector.split(({ type }) => type === 'combinator');
  const first = compounds.findIndex((compound) => !compound.some(isPage));
  const [above, within] = first === -1 ? [compounds, []] : [compounds.slice(0, first), compounds.slice(first)];
  const nodes = above.flat();
  const combinator = within.length > 0 ? String(nodes.pop() ?? ' ') : ' ';
  return { page: nodes.join('').trim(), combinator, rest: within.flat().join('').trim(), isOwn: within.flat().some(isOwnName) };
}

function scoped({ page, combinator, rest, isOwn }: Parts): string {
  if (isOwn) return `${page}${page === '' ? '' : combinator}${rest}`;
  return `:where(${`${page} ${SCREEN}`.trim()})${rest === '' ? '' : combinator}${rest}`;
}

function isPage(node: Node): boolean {
  return (
    (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
    (node.type === 'pseudo' && /^:(?:root|host)$/.test(node.value))
  );
}

/** Whether it is, or has within `:is()` and its like, a name that a team gave. */
function isOwnName(node: Node): boolean {
  if (node.type === 'attribute') return node.attribute.startsWith('data-');
  if (node.type === 'pseudo')
    return !/^:(?:not|has)$/.test(node.value) && node.nodes.flatMap(({ nodes }) => nodes).some(isOwnName);
  return node.type === 'class' || node.type === 'id';
}
