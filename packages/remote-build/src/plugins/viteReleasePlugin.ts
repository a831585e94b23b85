import type { DescribedRemote } from '../describe/describeRemote';
import { packageFiles } from '../describe/usedPackages';

/** What it needs of Rollup's and Rolldown's plugin context. */
interface Bundling {
  getModuleIds(): Iterable<string>;
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown;
}

/**
 * Builds a described remote with Vite: its address, its folder, no page of its own, and `identity.json` and `packages.json` beside the
 * build, by which it is published, and the licences of what is in it.
 */
export function releasePlugin({ home, base, folder, identity }: DescribedRemote) {
  // The shell preloads, with hashes. A remote has no page that could be an entry.
  const build = {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false as const,
    rollupOptions: { input: {} },
  };
  return {
    name: 'parlour-release',
    apply: 'build' as const,
    config: () => ({ base, build }),
    generateBundle(this: Bundling): void {
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      write('identity.json', JSON.stringify(identity));
      // Modules without a file begin with a null character, by agreement of Rollup's plugins.
      const modules = [...this.getModuleIds()].filter((id) => id.startsWith('/') || /^\w:/.test(id));
      for (const [name, text] of Object.entries(packageFiles(modules, home))) write(name, text);
    },
  };
}
