import type { IStyleSheetContext } from 'styled-components';

type Stringifier = IStyleSheetContext['stylis'];

/**
 * Returns a stringifier that inserts the CSS of components as it was written, for browsers that support nesting: one rule per
 * component, which the styling library does not parse or split. Browsers restyle the whole page for each at-rule that is inserted
 * into an existing sheet, but for an at-rule inside a rule only the elements that the rule selects. Keyframes go into a separate
 * sheet. CSS that browsers cannot parse, with `//` comments or an extra brace, is left to `compile`, the library's own
 * stringifier.
 */
export function nestedStyles(compile: Stringifier): Stringifier {
  const nest = (css: string, selector = '', prefix = '', componentId?: string): string[] => {
    if (css.includes('//') || css.split('{').length !== css.split('}').length) return compile(css, selector, prefix, componentId);
    if (prefix !== '') return addKeyframes(`${prefix} ${selector}{${css}}`);
    return selector === '' ? topLevelRules(css) : [`${selector}{${css}}`];
  };
  // An empty hash, so that class names do not depend on the stringifier.
  return Object.assign(nest, { hash: '' });
}

/** Splits CSS into top-level rules, because `insertRule` takes one rule at a time. */
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
