import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Node = Parameters<Plugin>[0];

/** At-rules that may be inside a rule as well as around it. */
const conditions = /^@(media|supports|container|starting-style)$/;

/**
 * Writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, and keyframes into a separate sheet. Browsers restyle
 * the whole page for each at-rule that is inserted into an existing sheet; for another rule, only what it selects.
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
// The styling library requires a name, which minifiers remove.
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
