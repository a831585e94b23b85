import { type Chunk, type Compilation, type Compiler, rspack } from '@rspack/core';

/** Matches the URL of a worker's file in `new Worker(new URL('./count.ts', import.meta.url))`. */
const ADDRESS = /new URL\((?:\/\* worker import \*\/ ?)?(\w+)\.p ?\+ ?\1\.u\("?([^")]+)"?\), ?\1\.b\)/g;

/** Revoked after the browser has read it. */
const KEPT_MS = 10_000;

/**
 * Inlines the code of a worker in the file that starts it: browsers verify no hash of a separate worker file, and refuse one from
 * another origin.
 */
export class InlineWorkersPlugin {
  apply(compiler: Compiler): void {
    const name = InlineWorkersPlugin.name;
    // Runs after the minifier and before anything that depends on the content, like `compiledAhead`.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => inlineWorkers(compilation));
    });
  }
}

function inlineWorkers(compilation: Compilation): void {
  const workers = new Set<Chunk>();
  const starting = new Set<string>();
  for (const file of Object.keys(compilation.assets).filter((one) => one.endsWith('.js'))) {
    const source = compilation.assets[file];
    if (source === undefined) continue;
    const replaced = new rspack.sources.ReplaceSource(source);
    const code = String(source.source());
    for (const { index, 0: address, 2: id } of code.matchAll(ADDRESS)) {
      const worker = [...compilation.chunks].find((chunk) => String(chunk.id) === id);
      if (worker === undefined) continue;
      if (!code.slice(0, index).endsWith('new Worker('))
        refuse(compilation, 'the page runs no SharedWorker or service worker of a remote: take new Worker');
      workers.add(worker);
      starting.add(file);
      replaced.replace(index, index + address.length - 1, addressOf(codeOf(compilation, worker)));
    }
    if (starting.has(file)) compilation.updateAsset(file, replaced);
  }
  for (const worker of workers) {
    if (worker.getAllAsyncChunks().length > 0)
      refuse(compilation, 'a worker imports something later, for which it has no address: import it at its top');
    for (const file of worker.files) {
      if (starting.has(file))
        refuse(compilation, 'a worker starts another one, which the page does not run: start both from the screen');
      compilation.deleteAsset(file);
    }
  }
}

function refuse(compilation: Compilation, sentence: string): void {
  compilation.errors.push(new Error(sentence));
}

function codeOf(compilation: Compilation, { files }: Chunk): string {
  return [...files].map((file) => String(compilation.assets[file]?.source())).join('\n');
}

function addressOf(code: string): string {
  const blob = `new Blob([${JSON.stringify(code)}],{type:"text/javascript"})`;
  return `(url=>(setTimeout(()=>URL.revokeObjectURL(url),${KEPT_MS}),url))(URL.createObjectURL(${blob}))`;
}
