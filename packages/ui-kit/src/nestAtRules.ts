import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Node = Parameters<Plugin>[0];

/** What may stand in a rule as well as around it. */
const conditions = /^@(media|supports|container|starting-style)$/;

/**
 * Writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, and keyframes into a sheet of their own. Browsers style the whole page anew
 * for each rule that begins with an at-sign and comes into a sheet that is there already; for another rule, only what it selects.
 */
export const nestAtRules: Plugin = (node, index, siblings, write) => {
  if (node.root || !Array.isArray(node.children)) return;
  if (node.type === '@keyframes') {
    addFrames(`${node.value}{${node.children.map((frame, at, all) => write(frame, at, all, write)).join('')}}`);
    node.type = 'comm';
  } else if (conditions.test(node.type)) {
    const rules = node.children;
    if (!rules.every(({ type }) => type === 'rule')) return;
    const turned = rules.map((rule) => insideOut(node, rule));
    siblings.splice(index + 1, 0, ...turned.slice(1));
    Object.assign(node, turned[0]);
  }
};
// The styles' library asks for a name, which minifiers take away.
Object.defineProperty(nestAtRules, 'name', { value: 'nest' });

function insideOut(around: Node, rule: Node): Node {
  const outer = { ...rule, root: null, parent: null, return: '' } as Node;
  outer.children = [{ ...around, root: outer, parent: outer, children: rule.children, return: '' }];
  return outer;
}

let frames: CSSStyleSheet | undefined;

function addFrames(rule: string): void {
  if (!frames) {
    frames = new CSSStyleSheet();
    document.adoptedStyleSheets.push(frames);
  }
  frames.insertRule(rule);
}
