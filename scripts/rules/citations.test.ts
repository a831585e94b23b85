import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\.types|\.build)$/.test(entry.name) ? [] : filesIn(place);
    return /\.(tsx?|mjs|cjs|md)$/.test(entry.name) ? [place] : [];
  });

const sections = new Map(
  read('docs/spec.md')
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('.')[0] ?? '', text] as const),
);

interface Citation {
  readonly section: string;
  /** The name of the cited passage, if given. */
  readonly names: readonly string[];
  readonly words: string;
}

/** Joins the lines of a comment. */
const joined = (text: string) => text.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ');

/**
 * `spec section 3, Pagination` with a name of one or two words, or `Spec section 9 says "…"` with a quotation; the rest of the
 * sentence belongs to neither.
 */
function citationsIn(text: string): Citation[] {
  const cited = joined(text).matchAll(/(?<!RFC \d+, )\bsection (\d+)(?![.\d])(?=(.{0,90}))/gi);
  return [...cited].map(([, section = '', after = '']) => {
    const named = /^, (?!(?:in|as|with|which|after) )([^\s;:.)`"]+(?: [^\s;:.)`"]+)?)[;:)]/.exec(after)?.[1];
    const quoted = /^(?: says)? [`"]([^`"]+)[`"]/.exec(after)?.[1];
    return { section, words: `section ${section}${after}`, names: [named, quoted].filter((one) => one !== undefined) };
  });
}

const isSaidIn = (section: string, name: string) => (sections.get(section) ?? '').toLowerCase().includes(name.toLowerCase());

/** The citations that the specification does not contain. */
const broken = ({ section, names }: Citation) => !sections.has(section) || names.some((name) => !isSaidIn(section, name));

it('tells what a citation names from what its sentence goes on with', () => {
  const text = [
    '/** Rows (spec section 3, Pagination): an odd one costs itself. */',
    '// Spec section 9 says `Input maxlength 32`, section 5',
    '// "all inputs have maxlength 32".',
    '/** The rules of spec section 5, in its order and words; refuses the rest. */',
    '/** A state of spec section 4, which may be a string; -1 without one. */',
    '/** A block (RFC 7932, section 9.2). */',
  ].join('\n');
  expect(citationsIn(text).map(({ section, names }) => [section, ...names])).toEqual([
    ['3', 'Pagination'],
    ['9', 'Input maxlength 32'],
    ['5', 'all inputs have maxlength 32'],
    ['5'],
    ['4'],
  ]);
});

it.each(['spec section 10', 'section 0 of the specification', 'spec section 4, Pagination;', 'section 9 says "at most 16"'])(
  'finds that %s leads nowhere',
  (text) => {
    expect(citationsIn(text).filter(broken)).toHaveLength(1);
  },
);

it('each citation of the specification leads to what it names', () => {
  const files = ['README.md', ...['apps', 'bench', 'docs', 'packages', 'scripts', 'templates'].flatMap(filesIn)];
  const citing = files.filter((file) => file !== 'docs/spec.md' && file !== path.relative(root, __filename));
  const citations = citing.flatMap((file) => citationsIn(read(file)).map((citation) => ({ file, ...citation })));
  expect(citations.length).toBeGreaterThan(70);
  expect(citations.filter(({ names }) => names.length > 0).length).toBeGreaterThan(5);
  expect(citations.filter(broken).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});
