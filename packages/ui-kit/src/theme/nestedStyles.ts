import type { IStyleSheetContext } from 'styled-components';

type Stringifier = IStyleSheetContext['stylis'];

/**
 * The CSS of components as they wrote it, for browsers that nest rules themselves: one rule for each, which the styling library then
 * neither parses nor takes apart. Browsers restyle the whole page for each at-rule that is inserted into an existing sheet; in a rule,
 * only what that selects. Keyframes go into a separate sheet. What browsers cannot read, `//` comments and a brace too many, is left
 * to `compile`, the library's own.
 */
export function nestedStyles(compile: Stringifier): Stringifier {
  const nest = (css: string, selector = '', prefix = '', componentId?: string): string[] => {
    if (css.includes('//') || css.split('{').length !== css.split('}').length) return compile(css, selector, prefix, componentId);
    if (prefix !== '') return addKeyframes(`${prefix} ${selector}{${css}}`);
    return selector === '' ? topLevelRules(css) : [`${selector}{${css}}`];
  };
  // The names of classes do not say who compiled them.
  return Object.assign(nest, { hash: '' });
}

/** A sheet takes one rule at a time. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return rules;
}

let keyframesSheet: CSSStyleSheet | undefined;

function addKeyframes(rule: string): string[] {
  if (!keyframesSheet) {
    keyframesSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(keyframesSheet);
  }
  keyframesSheet.insertRule(rule);
  return [];
}
