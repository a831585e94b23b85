import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themes } from '@parlour/ui-kit/themes';
import { type Compiler, sources } from '@rspack/core';
import { builtMap } from './builtMap';

interface AppFilesOptions {
  readonly version: string;
  /** The built service worker; it is written before this compiler runs. In development there is none. */
  readonly worker?: string;
  /** The app's manifest; `__BASE__` is a placeholder for the release's base URL, `__PAGE__` for the dark theme's background. */
  readonly manifest: string;
}

const KEPT = /\.(js|woff2)$/;

/** Where slices of a font are that few phones need. */
export const slicesFolder = 'glyphs/';

/**
 * Emits the files of the installable app: its manifest, and the service worker that knows the release's files and their hashes.
 */
export class AppFilesPlugin {
  constructor(private readonly options: AppFilesOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AppFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AppFilesPlugin', stage }, (assets) => {
        const { version, worker, manifest } = this.options;
        const base = String(compiler.options.output.publicPath);
        compilation.fileDependencies.add(manifest);
        const app = readFileSync(manifest, 'utf8').replaceAll('__BASE__', base).replaceAll('__PAGE__', themes.dark.page);
        compilation.emitAsset(path.basename(manifest), new sources.RawSource(app));
        if (worker === undefined) return;
        const files = Object.keys(assets)
          .filter((file) => KEPT.test(file) && !file.startsWith(slicesFolder))
          .sort()
          .map((file) => {
            const hash = createHash('sha384').update(compilation.assets[file]?.buffer() ?? '');
            return { url: base + file, integrity: `sha384-${hash.digest('base64')}` };
          });
        const release = `self.release=${JSON.stringify({ version, files })};\n`;
        compilation.emitAsset('service-worker.js', new sources.RawSource(release + readFileSync(worker, 'utf8')));
        const map = builtMap(worker, 'service-worker.js', 1);
        if (map !== undefined) compilation.emitAsset('service-worker.js.map', new sources.RawSource(map));
      });
    });
  }
}
