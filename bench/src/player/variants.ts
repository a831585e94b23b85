import path from 'node:path';
import { publishForerunner, publishRival } from '../../../scripts/rivals/rivals.mjs';
import { root } from '../../../scripts/workspace/run.mjs';
import { startSite } from '../../../scripts/site/site.mjs';
import { startServer } from '../../../scripts/site/startServer.mjs';
import { type Certificate, makeCertificate } from './certificate';
import { type TlsProxy, openTlsProxy } from './tlsProxy';
import { slow4g } from './throttledLink';

/** Build variants of the same sources. */
export const variantNames = ['parlour', 'monolith', 'preloaded monolith', 'documented federation'] as const;
export type VariantName = (typeof variantNames)[number];

export interface Variant {
  readonly name: VariantName;
  readonly url: string;
}

export interface Variants {
  readonly all: readonly Variant[];
  readonly certificate: Certificate;
  /** URL of the API without throttling. */
  readonly apiUrl: string;
  stop(): Promise<void>;
}

const rivals = {
  monolith: 'monolith',
  'preloaded monolith': 'preloadedMonolith',
  'documented federation': 'documented',
} as const;

/** The rivals' documents have no integrity hashes, so the policy must not require them. */
const UNHASHED = ['integrity-policy'];

/**
 * Builds what is stale and serves each variant by its own gateway, TLS proxy and throttled link. All of them call one demo
 * operator through one gateway.
 */
export async function startVariants(names: readonly VariantName[], log: (line: string) => void): Promise<Variants> {
  const certificate = makeCertificate();
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => void (await Promise.all(started.toReversed().map((end) => end())));
  try {
    await publishForerunner(folderOf('parlour'));
    const site = await startSite({ env: { ...process.env, PORT: '0', DATA_DIR: folderOf('parlour') }, say: log });
    started.push(site.stop);
    const open = async (name: VariantName): Promise<TlsProxy> => {
      if (name === 'parlour') return openTlsProxy({ certificate, site: site.port, api: site.port, speed: slow4g });
      await publishRival(rivals[name], folderOf(name));
      const env = { ...process.env, PORT: '0', DATA_DIR: folderOf(name), API_ORIGIN: `http://127.0.0.1:${site.port}` };
      const gateway = startServer('gateway', env);
      started.push(gateway.stop);
      const { port } = await gateway.ready;
      return openTlsProxy({ certificate, site: port, api: site.port, speed: slow4g, without: UNHASHED });
    };
    const all: Variant[] = [];
    for (const name of names) {
      const front = await open(name);
      started.push(front.close);
      all.push({ name, url: front.url });
    }
    return { all, certificate, apiUrl: `http://127.0.0.1:${site.port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function folderOf(name: VariantName): string {
  return path.join(root, '.parlour/bench', name.replaceAll(' ', '-'));
}
