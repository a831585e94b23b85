// @ts-check
import { parseSync } from '@swc/core';
import { compile, serialize, stringify } from 'stylis';

const makers = ['styled', 'css', 'createGlobalStyle', 'keyframes'];

/**
 * The styles that a module writes as templates of styled-components, as CSS without nesting; what is filled in stands as `var(--x)`,
 * `.x` in a selector, and nothing where a declaration is expected.
 * @param {string} source A TypeScript module. @returns {string[]}
 */
export function styleTexts(source) {
  if (!source.includes('styled-components')) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, tag, template } = /** @type {{ type?: string, tag?: unknown, template?: { quasis: { cooked: string }[] } }} */ (
      node
    );
    const maker = type === 'TaggedTemplateExpression' ? makers.find((name) => isMadeBy(tag, name)) : undefined;
    if (maker !== undefined && template !== undefined)
      found.push(
        toCss(
          maker,
          template.quasis.map(({ cooked }) => cooked),
        ),
      );
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }));
  return found;
}

/** Whether a template's tag begins with that name: `styled.div`, `styled(Button).attrs({})`, `css`. @param {unknown} tag @param {string} name */
function isMadeBy(tag, name) {
  return JSON.stringify(tag).includes(`"value":"${name}"`);
}

/** @param {string} maker @param {readonly string[]} parts The text around what is filled in. */
function toCss(maker, parts) {
  const text = parts.reduce((before, part, index) => before + fillerBetween(before, parts.slice(index).join('')) + part);
  if (maker === 'keyframes') return `@keyframes x {${text}}`;
  return serialize(compile(maker === 'createGlobalStyle' ? text : `.x {${text}}`), stringify);
}

/** @param {string} before @param {string} after */
function fillerBetween(before, after) {
  const begun = /[^;{}]*$/.exec(before)?.[0].trim() ?? '';
  const isAlone = begun === '' && /^[^\S\n]*(;|\n|$)/.test(after);
  if (isAlone) return '';
  const isInSelector = /^[^;{}]*\{/.test(after) && !begun.startsWith('@');
  return isInSelector ? '.x' : 'var(--x)';
}
