import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedTypeOf, servedTypes } from '@parlour/platform/servedFiles';
import type { Compiler } from '@rspack/core';

const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/;
const TEXT_OR_COMMENT = /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const CODE_FROM_TEXT = 'makes code from text, which the page does not run: write a function';
const MARKUP = /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=(?!=|\s*'')|\.insertAdjacentHTML\(/;
/** What the page's policies refuse, in code whose texts are empty; and what to do about it. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w])eval\b(?!\s*:)/, CODE_FROM_TEXT],
  [/(?<![.\w])new\s+Function\s*\(/, CODE_FROM_TEXT],
  [/\bset(?:Timeout|Interval)\(\s*'/, CODE_FROM_TEXT],
  [/\bsetAttribute\(\s*'on/, CODE_FROM_TEXT],
];
const unlessTrusted =
  'makes markup from text, which the page does only through a sanitiser: use SafeHtml of @parlour/ui-kit/html, or call trustMarkup of @parlour/ui-kit/markup first';

/**
 * Fails the build of a remote for what its own sources contain and the page would refuse: files of kinds that the site does not serve, code
 * and markup from text. What its packages contain shows when they are run.
 */
export class RefusedSourcesPlugin {
  apply(compiler: Compiler): void {
    const name = RefusedSourcesPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const all = [...modules];
        const isTrusted = all.some((module) =>
          /[\\/]ui-kit[\\/](?:src|dist)[\\/]trustMarkup\.[jt]s$/.test(module.nameForCondition() ?? ''),
        );
        const own = all.filter((module) => isOwn(module.nameForCondition()));
        const faults = own.flatMap((module) => {
          const file = module.nameForCondition() ?? '';
          const query = 'resource' in module ? String(module.resource).slice(file.length) : '';
          // In a monorepo packages of others lie beside it.
          const source = file.startsWith(compiler.context) && /\.[cm]?[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : '';
          return [...fileFaults(file, query), ...codeFaults(source, isTrusted)].map(
            (fault) => `${path.relative(compiler.context, file)}${fault}`,
          );
        });
        for (const fault of new Set(faults)) compilation.errors.push(new Error(fault));
      });
    });
  }
}

function isOwn(file: string | undefined): boolean {
  return file !== undefined && path.isAbsolute(file) && !file.includes('node_modules');
}

function fileFaults(file: string, query: string): readonly string[] {
  if (query === '?react')
    return ['?react is no component here: import the address without ?react for <img>, or write a component'];
  return !CODE.test(file) && servedTypeOf(file) === undefined
    ? [` is of no kind that the site serves: ${Object.keys(servedTypes).join(', ')}`]
    : [];
}

function codeFaults(source: string, isTrusted: boolean): readonly string[] {
  const code = source.replaceAll(TEXT_OR_COMMENT, (all) => (all.startsWith('/') ? all.replaceAll(/[^\n]/g, '') : emptied(all)));
  const rules = isTrusted ? refused : [...refused, [MARKUP, unlessTrusted] as const];
  return code
    .split('\n')
    .flatMap((line, at) => rules.filter(([rule]) => rule.test(line)).map(([, sentence]) => `:${at + 1} ${sentence}`));
}

/** A text as an empty one, or as one that is not; with its lines. The name of a handler stays. */
function emptied(text: string): string {
  if (/^.on[a-z]+.$/.test(text)) return `'${text.slice(1, -1)}'`;
  return text.length > 2 ? `'*'${text.replaceAll(/[^\n]/g, '')}` : "''";
}
