import { tokenizer } from 'acorn';
import type { Descriptor } from '../../publishing/descriptor';

/** Names of variables that a minifier chose; longer ones may be those of browsers, such as `URL`. */
const CHOSEN = 2;

/**
 * A script in a form in which two releases can be compared. Each build writes the release's own version and the hashes of its files
 * into every script, and names variables anew: without that, every file of every release would differ. Property names, texts and
 * numbers stay as they are. A script that cannot be read as JavaScript is only freed from the release's own names.
 */
export function comparableScript(text: string, release: Pick<Descriptor, 'container' | 'version' | 'files'>): string {
  const own = withoutOwnNames(text, release);
  try {
    return withVariablesInOrder(own);
  } catch {
    return own;
  }
}

/** The name of a file without the hash of its content: `main.ef78ebf2.js` is `main.js`. */
export function stemOf(path: string): string {
  return path.replace(HASHED, '$2');
}

/** Hashes as Rspack and webpack write them, and as Vite does, which have a digit or a capital nearly always. */
const HASHED = /[.-]([0-9a-f]{8,}|(?=[a-z_-]*[0-9A-Z])[\w-]{8})(\.\w+)$/;

function withoutOwnNames(
  text: string,
  { container, version, files }: Pick<Descriptor, 'container' | 'version' | 'files'>,
): string {
  const names = new Map<string, string>();
  for (const { path, integrity } of files) {
    const hash = HASHED.exec(path)?.[1];
    names.set(integrity, stemOf(path));
    if (hash !== undefined) names.set(hash, stemOf(path));
  }
  return text
    .replaceAll(container, 'own_container')
    .replaceAll(version, '0.0.0')
    .replaceAll(/sha384-[A-Za-z0-9+/]{64}/g, (found) => names.get(found) ?? found)
    .replaceAll(/[\w-]{8,}/g, (found) => names.get(found) ?? withoutHash(found, names));
}

/** `index-BxY12z_a`, as Vite names files. */
function withoutHash(word: string, names: ReadonlyMap<string, string>): string {
  const hash = word.length > 8 && word.at(-9) === '-' ? word.slice(-8) : '';
  return names.has(hash) ? word.slice(0, -9) : word;
}

/** Variables are numbered by where they are first met, so that another choice of names makes no difference. */
function withVariablesInOrder(text: string): string {
  const numbers = new Map<string, number>();
  const written: string[] = [];
  const tokens = [...tokenizer(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })];
  for (const [index, { type, start, end }] of tokens.entries()) {
    const own = text.slice(start, end);
    const isProperty = /^\??\.$/.test(labelOf(tokens[index - 1])) || labelOf(tokens[index + 1]) === ':';
    const isVariable = type.label === 'name' && own.length <= CHOSEN && !isProperty;
    const number = numbers.get(own) ?? numbers.size;
    if (isVariable) numbers.set(own, number);
    written.push(isVariable ? `#${number}` : own);
  }
  return written.join('\n');
}

function labelOf(token: { readonly type: { readonly label: string } } | undefined): string {
  return token?.type.label ?? '';
}
