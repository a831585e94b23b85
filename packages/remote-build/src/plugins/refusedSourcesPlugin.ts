import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedTypeOf, servedTypes } from '@parlour/platform/servedFiles';
import type { Compiler, Module } from '@rspack/core';

const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/;
const TEXT_OR_COMMENT = /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const TEXT = /\.(?:css|[cm]?[jt]sx?)$/;

/** Queries that other tools understand on imports. */
const OTHER_TOOLS: Readonly<Record<string, string>> = {
  '?react': 'is no component here: import the address without ?react for <img>, or write a component',
  '?raw': 'gives no text here: fetch the address, or write the text into a module',
  '?inline': 'gives no text here: import the file without it',
};
const CODE_AS_FILE = ' is code, and named as a file: write new Worker(new URL(…)) at once, or import it';
const OTHER_ORIGIN =
  'imports a style sheet of another origin, which the page does not fetch: let it come with your code, and a font by document.fonts.add';

const CODE_FROM_TEXT = 'makes code from text, which the page does not run: write a function';
const MARKUP = /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=(?!=|\s*'')|\.insertAdjacentHTML\(/;
/** Code that the page's policies refuse, with advice. Texts in the code were emptied before. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w])eval\b(?!\s*:)/, CODE_FROM_TEXT],
  [/(?<![.\w])new\s+Function\s*\(/, CODE_FROM_TEXT],
  [/\bset(?:Timeout|Interval)\(\s*'/, CODE_FROM_TEXT],
  [/\bsetAttribute\(\s*'on/, CODE_FROM_TEXT],
  [/\bprocess\.env\.(?!NODE_ENV\b)\w/, 'reads the environment of a build, which the page has not: write a constant'],
];
const unlessTrusted =
  'makes markup from text, which the page does only through a sanitiser: use SafeHtml of @parlour/ui-kit/html, or call trustMarkup of @parlour/ui-kit/markup first';

/**
 * Fails the build of a remote if its own sources contain what the page would refuse: files of types that the site does not serve,
 * and code or markup from text. For its packages, running the release shows it.
 */
export class RefusedSourcesPlugin {
  apply(compiler: Compiler): void {
    const name = RefusedSourcesPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const all = [...modules];
        const isTrusted = all.some((module) => 'rawRequest' in module && module.rawRequest === '@parlour/ui-kit/markup');
        const own = all.filter(isOwn);
        const faults = own.flatMap((module) => {
          const file = fileOf(module);
          const query = 'resource' in module ? /\?\w*/.exec(String(module.resource))?.[0] : undefined;
          // In a monorepo, packages of other teams are beside it.
          const source = file.startsWith(compiler.context) && TEXT.test(file) ? readFileSync(file, 'utf8') : '';
          const isFile = module.type.startsWith('asset');
          return [
            ...fileFaults(file, { query, isFile }),
            ...(file.endsWith('.css') ? importFaults(source) : codeFaults(source, isTrusted)),
          ].map((fault) => `${path.relative(compiler.context, file)}${fault}`);
        });
        // Sorted, because modules arrive in the order in which they were built.
        for (const fault of [...new Set(faults)].toSorted()) compilation.errors.push(new Error(fault));
      });
    });
  }
}

function isOwn(module: Module): boolean {
  const file = fileOf(module);
  return path.isAbsolute(file) && !file.includes('node_modules');
}

/** The file of an address, without query or fragment: `sprite.svg#star`. */
function fileOf(module: Module): string {
  return (module.nameForCondition() ?? '').replace(/[?#].*/s, '');
}

function fileFaults(
  file: string,
  { query, isFile }: { readonly query: string | undefined; readonly isFile: boolean },
): readonly string[] {
  const advice = query === undefined ? undefined : OTHER_TOOLS[query];
  if (advice !== undefined) return [`${query} ${advice}`];
  if (CODE.test(file)) return isFile && !file.endsWith('.json') ? [CODE_AS_FILE] : [];
  return servedTypeOf(file) === undefined ? [` is of no kind that the site serves: ${Object.keys(servedTypes).join(', ')}`] : [];
}

/** A style sheet of another origin, which no page may load. */
function importFaults(source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, at) => (/@import\s+(?:url\()?\s*["']?(?:https?:)?\/\//.test(line) ? [`:${at + 1} ${OTHER_ORIGIN}`] : []));
}

function codeFaults(source: string, isTrusted: boolean): readonly string[] {
  const code = source.replaceAll(TEXT_OR_COMMENT, (all) => (all.startsWith('/') ? all.replaceAll(/[^\n]/g, '') : emptied(all)));
  const rules = isTrusted ? refused : [...refused, [MARKUP, unlessTrusted] as const];
  return code
    .split('\n')
    .flatMap((line, at) => rules.filter(([rule]) => rule.test(line)).map(([, sentence]) => `:${at + 1} ${sentence}`));
}

/** Replaces a text by an empty or a non-empty one with the same number of lines. Names of event handlers stay. */
function emptied(text: string): string {
  if (/^.on[a-z]+.$/.test(text)) return `'${text.slice(1, -1)}'`;
  return text.length > 2 ? `'*'${text.replaceAll(/[^\n]/g, '')}` : "''";
}
