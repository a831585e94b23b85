// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readDeclarations } from './declarations.mjs';

/** @typedef {import('./declarations.mjs').Node} Node */
/** @typedef {import('./declarations.mjs').Link} Link */
/**
 * What a name stands for: a declaration of the package, a whole module of it, or what it does not declare itself.
 * @typedef {{ readonly file: string, readonly name: string } | { readonly text: string }} Target
 */

/** @type {Readonly<Record<string, string>>} */
const kinds = {
  ClassDeclaration: 'class',
  FunctionDeclaration: 'function',
  TsEnumDeclaration: 'enum',
  TsInterfaceDeclaration: 'interface',
  TsModuleDeclaration: 'namespace',
  TsTypeAliasDeclaration: 'type',
};

/** What says where something is written, or how; names of declarations are what others see of them, and are listed beside the hash. */
const ignored = new Set(['span', 'ctxt', 'raw', 'declare', 'id', 'identifier']);

/** The types of a package, read from its declaration files; `entries` are those that others may import. */
export class PackageTypes {
  /** @type {Map<string, import('./declarations.mjs').Declarations>} */
  #modules = new Map();
  /** @type {Map<string, { text: string, refers: Target[] }>} */
  #written = new Map();

  /** @param {string} name @param {ReadonlyMap<string, string>} entries */
  constructor(name, entries) {
    this.name = name;
    this.entries = entries;
  }

  /** What a file exports: the kind of each name and the hash of its type. @param {string} file @returns {Record<string, string>} */
  exportsOf(file) {
    const described = this.#namesOf(file).map((name) => {
      const { target, isType } = this.#exported(file, name);
      const kind = this.#kindOf(target);
      return [name, `${isType && kind !== 'interface' ? 'type' : kind} ${this.#hashOf(target)}`];
    });
    return Object.fromEntries(described);
  }

  /** @param {string} file @returns {string[]} */
  #namesOf(file) {
    const { exported, stars } = this.#module(file);
    const others = stars.flatMap((source) => {
      const place = this.#place(file, source);
      if (place === undefined)
        throw new Error(`${file} exports all of ${source}: name what it exports, so that it can be listed`);
      return this.#namesOf(place).filter((name) => name !== 'default');
    });
    return [...new Set([...exported.keys(), ...others])].sort();
  }

  /** @param {string} file @param {string} name @returns {{ target: Target, isType: boolean }} */
  #exported(file, name) {
    if (name === '*') return { target: { file, name }, isType: false };
    const { exported, stars } = this.#module(file);
    const own = exported.get(name);
    if (own !== undefined) {
      const { of: origin, isType } = own;
      if (typeof origin === 'string') return { target: this.#local(file, [origin]).target, isType };
      const found = this.#linked(file, origin);
      return { ...found, isType: isType || found.isType };
    }
    const places = stars.map((source) => this.#place(file, source)).filter((place) => place !== undefined);
    const star = places.find((place) => this.#namesOf(place).includes(name));
    if (star === undefined) throw new Error(`${file} exports no ${name}`);
    return this.#exported(star, name);
  }

  /** @param {string} file @param {Link} link @returns {{ target: Target, isType: boolean }} */
  #linked(file, { source, name }) {
    const place = this.#place(file, source);
    return place === undefined ? { target: { text: `${source}#${name}` }, isType: false } : this.#exported(place, name);
  }

  /** What a name like `v.InferOutput` stands for in a file. @param {string} file @param {readonly string[]} names */
  #local(file, [first = '', ...rest]) {
    const { declared, imported } = this.#module(file);
    const link = imported.get(first);
    if (declared.has(first)) return { target: { file, name: first }, rest };
    return link === undefined ? { target: { text: first }, rest } : this.#member(file, link, rest);
  }

  /** @param {string} file @param {Link} link @param {readonly string[]} names @returns {{ target: Target, rest: readonly string[] }} */
  #member(file, { source, name }, names) {
    const [first, ...rest] = names;
    if (name !== '*' || first === undefined) return { target: this.#linked(file, { source, name }).target, rest: names };
    return { target: this.#linked(file, { source, name: first }).target, rest };
  }

  /** The declaration file of a module of this package; undefined for other packages. @param {string} from @param {string} source */
  #place(from, source) {
    if (source === this.name || source.startsWith(`${this.name}/`)) return this.entries.get(`.${source.slice(this.name.length)}`);
    if (!source.startsWith('.')) return undefined;
    const base = path.resolve(path.dirname(from), source);
    return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => existsSync(file));
  }

  /** @param {string} file */
  #module(file) {
    const known = this.#modules.get(file) ?? readDeclarations(file);
    this.#modules.set(file, known);
    return known;
  }

  /** @param {Target} target */
  #key(target) {
    return 'text' in target ? target.text : `${target.file}#${target.name}`;
  }

  /** @param {Target} target */
  #kindOf(target) {
    if ('text' in target) return 'external';
    if (target.name === '*') return 'namespace';
    const nodes = this.#module(target.file).declared.get(target.name) ?? [];
    return [...new Set(nodes.map(({ type }) => kinds[type] ?? type))].sort().join('+');
  }

  /** Declarations are numbered as they are met, so that what they are called makes no difference. @param {Target} root */
  #hashOf(root) {
    const numbers = new Map([[this.#key(root), 0]]);
    const met = [root];
    const hash = createHash('sha256');
    for (const target of met) {
      const { text, refers } = this.#write(target);
      hash.update(text);
      for (const other of refers) {
        const key = this.#key(other);
        if (!numbers.has(key)) met.push(other);
        numbers.set(key, numbers.get(key) ?? numbers.size);
        hash.update(` ${numbers.get(key)}`);
      }
    }
    return hash.digest('hex').slice(0, 8);
  }

  /** A declaration as text, and what it refers to in the order of the text. @param {Target} target */
  #write(target) {
    const key = this.#key(target);
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    /** @type {Target[]} */
    const refers = [];
    const written = { text: 'text' in target ? target.text : JSON.stringify(this.#plain(target, refers)), refers };
    this.#written.set(key, written);
    return written;
  }

  /** @param {Extract<Target, { file: string }>} target @param {Target[]} refers @returns {unknown} */
  #plain({ file, name }, refers) {
    /** @param {{ target: Target, rest?: readonly string[] }} other */
    const refer = ({ target, rest = [] }) => {
      refers.push(target);
      return ['→', ...rest];
    };
    if (name === '*') return this.#namesOf(file).map((one) => [one, refer(this.#exported(file, one))]);
    /** @param {unknown} value @returns {unknown} */
    const plain = (value) => {
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      const node = /** @type {Node} */ (value);
      if (node.type === 'TsImportType') {
        const { type: _type, argument, qualifier, ...others } = node;
        return [refer(this.#member(file, { source: argument.value, name: '*' }, namesIn(qualifier))), plain(others)];
      }
      const hasParameters = node.type !== 'TsTypeParameterInstantiation';
      const fields = Object.entries(node).filter(([field]) => !ignored.has(field));
      return Object.fromEntries(
        fields.map(([field, child]) => {
          if (field === 'params' && hasParameters && Array.isArray(child))
            return [field, child.map((one) => parameter(one, plain))];
          const isName = refersBy[node.type] === field && child !== null && child.type !== 'TsImportType';
          return [field, isName ? refer(this.#local(file, namesIn(child))) : plain(child)];
        }),
      );
    };
    return plain(this.#module(file).declared.get(name));
  }
}

/** The field of a node that names a declaration; other identifiers are names of their own, of fields and parameters. @type {Readonly<Record<string, string>>} */
const refersBy = {
  ClassDeclaration: 'superClass',
  TsExpressionWithTypeArguments: 'expression',
  TsTypeQuery: 'exprName',
  TsTypeReference: 'typeName',
};

/** @param {Node | null | undefined} name an identifier, or several with dots between them @returns {string[]} */
function namesIn(name) {
  if (name === null || name === undefined) return [];
  if (name.type === 'Identifier') return [name['value']];
  const [left, right] = name.type === 'MemberExpression' ? [name['object'], name['property']] : [name['left'], name['right']];
  return [...namesIn(left), right.value];
}

/** How a parameter is called, or taken apart, is not part of a type. @param {Node} written @param {(value: unknown) => unknown} plain */
function parameter(written, plain) {
  const { type, optional, typeAnnotation } = written.type === 'Parameter' ? written['pat'] : written;
  return [type === 'RestElement' ? '...' : '', optional === true ? '?' : '', plain(typeAnnotation)];
}
