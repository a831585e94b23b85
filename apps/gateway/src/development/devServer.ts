import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { LiveRelease, Manifest, Registry, Store } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';

/** The current builds as reported by the development server; releases have no hashes, since they change with every save. */
interface Written {
  /** Changes with every build. */
  readonly stamp: string;
  /** The current development builds. */
  readonly version: string;
  readonly remotes: Readonly<Record<string, LiveRelease>>;
}

const nothing: Manifest = {
  format: 1,
  sequence: 1,
  composition: 'nothing',
  publishedAt: new Date(0).toISOString(),
  shell: { version: '0.0.0' },
  remotes: {},
};

/** Client of the development server of `npm run dev`: its builds replace the released apps. */
export interface DevServer {
  /** Answers requests for files that it has. */
  answerFirst(app: FastifyInstance): void;
  /** The live manifest with the development builds in place of releases; the shell always is one. */
  registry(registry: Registry): Registry;
  /** Wraps a store so that files below `prefix` come from the development server if it has them. */
  store(store: Store, prefix: string): Store;
}

export function openDevServer(origin: string): DevServer {
  const over = async ({ shell: _shell, remotes, composition, ...rest }: Manifest): Promise<Manifest> => {
    const { stamp, version, remotes: written } = (await (await fetch(`${origin}/dev/releases`)).json()) as Written;
    const replaced = Object.entries(written).map(([name, release]) => {
      const { salt = name, off } = remotes[name] ?? {};
      // Neither a canary nor a fallback release, so that failures of a development build are visible.
      return [name, { ...release, salt, ...(off && { off }) }] as const;
    });
    return {
      ...rest,
      composition: `${composition}-${stamp}`,
      shell: { version, worker: 'off' },
      remotes: { ...remotes, ...Object.fromEntries(replaced) },
    };
  };

  return {
    answerFirst: (app) => {
      app.addHook('onRequest', async ({ method, url, raw }, reply) => {
        // The gateway serves the console's document itself.
        if (method !== 'GET' || !/^\/(assets|console|dev)\/./.test(url)) return;
        const gone = new AbortController();
        raw.once('close', () => gone.abort());
        const answer = await fetch(origin + url, { signal: gone.signal });
        if (answer.status === 404 || answer.body === null) return void answer.body?.cancel();
        reply.hijack();
        const { headers } = answer;
        reply.raw.writeHead(answer.status, {
          'content-type': headers.get('content-type') ?? '',
          'cache-control': headers.get('cache-control') ?? '',
        });
        // The client may disconnect at any time.
        Readable.fromWeb(answer.body as ReadableStream)
          .on('error', () => reply.raw.destroy())
          .pipe(reply.raw);
      });
    },
    registry: (registry) => ({ ...registry, current: async () => over((await registry.current()) ?? nothing) }),
    store: (store, prefix) => ({
      ...store,
      read: async (key) => {
        const answer = await fetch(`${origin}/${prefix}${key}`);
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : store.read(key);
      },
    }),
  };
}
