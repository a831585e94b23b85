import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Compiler, sources } from '@rspack/core';
import { transformSync } from '@swc/core';
import { translatedLanguages } from '@parlour/platform/languages';
import { brandGradient, fontFamily, propertyOf, type ThemeName, themes, type Token } from '@parlour/ui-kit/themes';
import { ArrowLeft, Menu } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { slicesFolder } from './appFilesPlugin';
import { builtMap } from './builtMap';

/** Icons that a template may draw. */
const icons = { ArrowLeft, Menu };

interface DocumentOptions {
  readonly template: string;
  /** The built inline script; it is written before this compiler runs. */
  readonly boot?: string;
  /** The source of a script that runs before all others, in browsers of any age. */
  readonly first?: string;
  /** What the document is called. Default: `document.html`. */
  readonly name?: string;
}

/**
 * Emits the document: the template with the first script and the boot script inlined, icons drawn (`<!-- icon House -->`), the
 * entry's files linked and, before slower resources, preloaded together with the figures font. Texts in other languages are linked
 * without a `rel` (`data-language`); the boot script sets it on the language that it needs. The entry's files are inert in a template
 * whose own script starts what is `[data-early]`.
 * The comment `themes` becomes the values of the tokens that the template's styles use. `__PAGE__` is a placeholder for the dark theme's
 * background, `__FONTS__` for the kit's fonts, `__BRAND__` and `__ON_BRAND__` for the brand's gradient and text on it, `__BASE__` for the
 * release's base URL; `__MANIFEST__` and `__NONCE__` are left for the server to fill in, which adds no line:
 * errors of the boot script have their place in the document, which gets its source map.
 */
export class DocumentPlugin {
  constructor(private readonly options: DocumentOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, (assets) => {
        const base = String(compiler.options.output.publicPath);
        const { boot, first, name = 'document.html' } = this.options;
        const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const font = Object.keys(assets).find((file) => file.endsWith('.woff2') && !file.startsWith(slicesFolder));
        // In development another build may have run between the document and its files, so files without hashes are requested
        // plainly.
        const isHashed = compiler.options.mode === 'production';
        const described = (file: string) => {
          const hash = createHash('sha384').update(compilation.assets[file]?.buffer() ?? '');
          return { url: base + file, integrity: isHashed ? `integrity="sha384-${hash.digest('base64')}" ` : '' };
        };
        const scripts = entry.filter(isScript).map(described);
        const words = translatedLanguages.flatMap((language) =>
          [...(compilation.namedChunks.get(language)?.files ?? [])]
            .filter(isScript)
            .map((file) => ({ language, ...described(file) })),
        );
        compilation.fileDependencies.add(this.options.template);
        if (first !== undefined) compilation.fileDependencies.add(first);
        const template = readFileSync(this.options.template, 'utf8');
        // Browsers fetch scripts of a document before they run an earlier one.
        const isStarted = template.includes('[data-early]');
        const early = [
          ...scripts.map(
            ({ url, integrity }) =>
              `<link ${isStarted ? 'data-early' : 'rel="preload"'} href="${url}" as="script" ${integrity}crossorigin nonce="__NONCE__">`,
          ),
          ...(font === undefined ? [] : [`<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin>`]),
        ];
        const asked = words.map(
          ({ language, url, integrity }) =>
            `<link data-language="${language}" href="${url}" as="script" ${integrity}${isHashed ? 'crossorigin' : ''}>`,
        );
        const late = scripts.map(
          ({ url, integrity }) =>
            `<script src="${url}" ${integrity}crossorigin="anonymous" nonce="__NONCE__" ${isStarted ? 'data-early type="text/plain"' : 'defer'}></script>`,
        );
        const document = template
          .replaceAll('__BASE__', base)
          .replaceAll('__PAGE__', themes.dark.page)
          .replace('__FONTS__', fontFamily)
          .replace('__BRAND__', brandGradient)
          .replace('__ON_BRAND__', themes.dark.text)
          .replace('/* themes */', () => themeStyles(template))
          .replace('<!-- early -->', () => [...early, ...asked].join('\n'))
          .replace(/<!-- icon (\w+) -->/g, (_, icon: keyof typeof icons) => drawn(icon))
          .replace('<!-- first -->', () => (first === undefined ? '' : inlined(compiledForAll(first))))
          .replace('<!-- boot -->', () => (boot === undefined ? '' : inlined(readFileSync(boot, 'utf8'))))
          .replace('<!-- entry -->', () => late.join('\n'));
        compilation.emitAsset(name, new sources.RawSource(document));
        if (boot === undefined) return;
        const before = document.slice(0, document.indexOf(readFileSync(boot, 'utf8').trim()));
        const map = builtMap(boot, name, before.split('\n').length - 1);
        if (map !== undefined) compilation.emitAsset(`${name}.map`, new sources.RawSource(map));
      });
    });
  }
}

/** In development the files of a chunk include updates for pages with an earlier build. */
function isScript(file: string): boolean {
  return /(?<!\.hot-update)\.js$/.test(file);
}

/** On separate lines, so that its columns are those of its file. */
function inlined(script: string): string {
  return `<script nonce="__NONCE__">\n${script.trim()}</script>`;
}

/** A script without imports, for browsers of any age. */
function compiledForAll(file: string): string {
  const parser = { syntax: 'typescript' } as const;
  return transformSync(readFileSync(file, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: { parser, target: 'es5', minify: { compress: { ecma: 5 }, mangle: true } },
  }).code;
}

/** An icon as the tab bar and the headers draw it. */
function drawn(icon: keyof typeof icons): string {
  return renderToStaticMarkup(createElement(icons[icon], { size: 24, strokeWidth: 1.75 }));
}

/** The tokens that a template's styles use, for each theme, with the values that the kit's base styles set later. */
function themeStyles(template: string): string {
  const used = (Object.keys(themes.dark) as Token[]).filter((token) => template.includes(`var(${propertyOf(token)})`));
  const declared = (name: ThemeName) => used.map((token) => `${propertyOf(token)}:${themes[name][token]};`).join('');
  const light = declared('light');
  return `html{${declared('dark')}}@media (prefers-color-scheme:light){html:not([data-theme='dark']){${light}}}html[data-theme='light']{${light}}`;
}
