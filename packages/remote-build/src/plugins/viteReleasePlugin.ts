import type { DescribedRemote } from '../describe/describeRemote';
import { packageFiles } from '../describe/usedPackages';

/** The part of Rollup's and Rolldown's plugin context that is used. */
interface Bundling {
  getModuleIds(): Iterable<string>;
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown;
}

/**
 * Configures Vite for a described remote: base URL, output folder, no HTML page, and the files for publishing: `identity.json`,
 * `packages.json` and the licences.
 */
export function releasePlugin({ home, base, folder, identity }: DescribedRemote) {
  // The shell preloads files itself, with hashes. A remote has no HTML page as an entry.
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
      // By convention of Rollup's plugins, virtual modules begin with a null character.
      const modules = [...this.getModuleIds()].filter((id) => id.startsWith('/') || /^\w:/.test(id));
      for (const [name, text] of Object.entries(packageFiles(modules, home))) write(name, text);
    },
  };
}
