import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';
import { type Compilation, type Compiler, sources } from '@rspack/core';

/**
 * Removes the manifest's placeholder from the document. With `paths`, replaces it by the table of what each path's screen needs
 * (files, frame, first calls), for the boot script.
 */
export class RivalDocument {
  constructor(private readonly paths?: Readonly<Record<string, RouteConfig>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RivalDocument', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'RivalDocument', stage }, () => {
        const table = this.paths === undefined ? '' : tableOf(compilation, this.paths);
        compilation.updateAsset('document.html', (source) => {
          const before = String(source.source());
          const after = before.replace('<!-- boot manifest -->', () => table).replace(/<script id="manifest".*?<\/script>/s, '');
          if (!after.includes(table) || after.includes('id="manifest"'))
            throw new Error('the document has no place for a manifest');
          return new sources.RawSource(after);
        });
      });
    });
  }
}

function tableOf(compilation: Compilation, paths: Readonly<Record<string, RouteConfig>>): string {
  const files = (chunk: string) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (group === undefined) throw new Error(`no chunk is called ${chunk}`);
    return group.getFiles().filter((file) => file.endsWith('.js'));
  };
  const pieces = Object.fromEntries(
    Object.entries(paths).map(([path, route]) => {
      const { chrome, access, initialCalls } = route;
      return [path, { files: files(moduleOf(route)), chrome, access, initialCalls }];
    }),
  );
  const base = compilation.outputOptions.publicPath;
  return `<script id="pieces" type="application/json">${JSON.stringify({ base, pieces })}</script>`;
}
