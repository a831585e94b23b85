import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Node = Parameters<Plugin>[0];

/** At-rules that may be nested inside a rule. */
const conditions = /^@(media|supports|container|starting-style)$/;

/**
 * Writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, and keyframes into a separate sheet. Browsers restyle
 * the whole page for each at-rule that is inserted into an existing sheet; for another rule, only what it selects.
 */
export const nestAtRules: Plugin = (node, index, siblings, write) => {
  if (node.root || !Array.isArray(node.children)) return;
  if (node.type === '@keyframes') {
    addKeyframes(`${node.value}{${node.children.map((frame, at, all) => write(frame, at, all, write)).join('')}}`);
    node.type = 'comm';
  } else if (conditions.test(node.type)) {
    const rules = node.children;
    if (!rules.every(({ type }) => type === 'rule')) return;
    const nested = rules.map((rule) => nest(node, rule));
    siblings.splice(index + 1, 0, ...nested.slice(1));
    Object.assign(node, nested[0]);
  }
};
// The styling library requires a name, which minifiers remove.
Object.defineProperty(nestAtRules, 'name', { value: 'nest' });

function nest(around: Node, rule: Node): Node {
  const outer = { ...rule, root: null, parent: null, return: '' } as Node;
  outer.children = [{ ...around, root: outer, parent: outer, children: rule.children, return: '' }];
  return outer;
}

let keyframesSheet: CSSStyleSheet | undefined;

function addKeyframes(rule: string): void {
  if (!keyframesSheet) {
    keyframesSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(keyframesSheet);
  }
  keyframesSheet.insertRule(rule);
}
