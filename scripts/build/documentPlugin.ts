import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Compiler, sources } from '@rspack/core';

interface DocumentOptions {
  readonly template: string;
  /** The built inline script; it is written before this compiler runs. */
  readonly boot?: string;
  /** What the document is called. Default: `document.html`. */
  readonly name?: string;
}

/**
 * Emits the document: the template with the boot script inlined, the entry's files linked and the figures font preloaded.
 * `__MANIFEST__` and `__NONCE__` are left in it for whoever serves the document.
 */
export class DocumentPlugin {
  constructor(private readonly options: DocumentOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, (assets) => {
        const base = String(compiler.options.output.publicPath);
        const { boot, name = 'document.html' } = this.options;
        const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const font = Object.keys(assets).find((file) => file.endsWith('.woff2'));
        const scripts = entry
          .filter((file) => file.endsWith('.js'))
          .map((file) => {
            const integrity = `sha384-${createHash('sha384')
              .update(compilation.assets[file]?.buffer() ?? '')
              .digest('base64')}`;
            return `<script src="${base}${file}" integrity="${integrity}" crossorigin="anonymous" nonce="__NONCE__" defer></script>`;
          });
        const preload =
          font === undefined ? [] : [`<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin>`];
        const document = readFileSync(this.options.template, 'utf8')
          .replace('<!-- boot -->', () => (boot === undefined ? '' : inlined(boot)))
          .replace('<!-- entry -->', () => [...preload, ...scripts].join('\n'));
        compilation.emitAsset(name, new sources.RawSource(document));
      });
    });
  }
}

function inlined(script: string): string {
  return `<script nonce="__NONCE__">${readFileSync(script, 'utf8').trim()}</script>`;
}
