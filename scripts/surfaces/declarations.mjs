// @ts-check
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * A node of the syntax tree; only what is asked of it is known.
 * @typedef {{ readonly type: string } & Readonly<Record<string, any>>} Node
 */
/**
 * Where a name comes from: `name` is `*` for a whole module.
 * @typedef {{ readonly source: string, readonly name: string }} Link
 */
/**
 * What a declaration file declares, imports and exports.
 * @typedef {object} Declarations
 * @property {ReadonlyMap<string, readonly Node[]>} declared by name; overloads and merged declarations are several
 * @property {ReadonlyMap<string, Link>} imported by local name
 * @property {ReadonlyMap<string, { readonly of: string | Link, readonly isType: boolean }>} exported a local name, or a link
 * @property {readonly string[]} stars modules of which everything is exported
 */

/** Reads a declaration file (`.d.ts`). @param {string} file @returns {Declarations} */
export function readDeclarations(file) {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  /** @type {Map<string, Node[]>} */
  const declared = new Map();
  /** @type {Map<string, Link>} */
  const imported = new Map();
  /** @type {Map<string, { of: string | Link, isType: boolean }>} */
  const exported = new Map();
  /** @type {string[]} */
  const stars = [];
  /** @param {Node} node */
  const declare = (node) => {
    for (const [name, one] of namedIn(node)) declared.set(name, [...(declared.get(name) ?? []), one]);
  };
  for (const item of /** @type {readonly Node[]} */ (body)) {
    switch (item.type) {
      case 'ImportDeclaration':
        for (const { type, local, imported: name } of item['specifiers'])
          imported.set(local.value, { source: item['source'].value, name: importedName(type, name ?? local) });
        break;
      case 'ExportDeclaration':
        declare(item['declaration']);
        for (const [name] of namedIn(item['declaration'])) exported.set(name, { of: name, isType: false });
        break;
      case 'ExportNamedDeclaration':
        for (const { type, orig, exported: renamed, name, isTypeOnly = false } of item['specifiers']) {
          const source = item['source']?.value;
          const original = type === 'ExportNamespaceSpecifier' ? '*' : orig.value;
          const isType = item['typeOnly'] || isTypeOnly;
          exported.set((renamed ?? name ?? orig).value, { of: source ? { source, name: original } : original, isType });
        }
        break;
      case 'ExportAllDeclaration':
        stars.push(item['source'].value);
        break;
      case 'ExportDefaultExpression':
        exported.set('default', { of: item['expression'].value, isType: false });
        break;
      default:
        declare(item);
    }
  }
  return { declared, imported, exported, stars };
}

/** @param {string} type of the specifier @param {Node} name */
function importedName(type, name) {
  if (type === 'ImportNamespaceSpecifier') return '*';
  return type === 'ImportDefaultSpecifier' ? 'default' : name['value'];
}

/** The names that a statement declares, each with its node. @param {Node} node @returns {[string, Node][]} */
function namedIn(node) {
  if (node.type !== 'VariableDeclaration') {
    const name = (node['identifier'] ?? node['id'])?.value;
    return name === undefined || node['global'] ? [] : [[name, node]];
  }
  return node['declarations'].map((/** @type {Node} */ { id, init }) => {
    return [id.value, { type: node['kind'], typeAnnotation: id.typeAnnotation, init }];
  });
}
