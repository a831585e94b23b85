import path from 'node:path';
import { publishForerunner, publishRival } from '../../../scripts/rivals/rivals.mjs';
import { root } from '../../../scripts/run.mjs';
import { startServer, startSite } from '../../../scripts/site.mjs';
import { type Certificate, makeCertificate } from './certificate';
import { type Front, openFront } from './front';
import type { LineSpeed } from './pace';

/** Ways to build and serve the same sources. */
export const variantNames = ['parlour', 'monolith', 'preloaded monolith', 'documented federation'] as const;
export type VariantName = (typeof variantNames)[number];

export interface Variant extends Pick<Front, 'url' | 'hangUp'> {
  readonly name: VariantName;
}

export interface Variants {
  readonly all: readonly Variant[];
  readonly certificate: Certificate;
  /** Where the API can be called without the line. */
  readonly apiUrl: string;
  stop(): Promise<void>;
}

const rivals = {
  monolith: 'monolith',
  'preloaded monolith': 'preloadedMonolith',
  'documented federation': 'documented',
} as const;

/** Neither the document nor the host of a rival knows the hashes of what they load, so the browser must not ask for them. */
const UNHASHED = ['integrity-policy'];

/**
 * Builds what is stale and serves each variant by a gateway of its own behind the same kind of front and line. All of them reach one
 * demo operator through one gateway.
 */
export async function startVariants(
  names: readonly VariantName[],
  say: (line: string) => void,
  speed?: LineSpeed,
): Promise<Variants> {
  const certificate = makeCertificate();
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => void (await Promise.all(started.toReversed().map((end) => end())));
  try {
    await publishForerunner(folderOf('parlour'));
    const site = await startSite({ env: { ...process.env, PORT: '0', DATA_DIR: folderOf('parlour') }, say });
    started.push(site.stop);
    const open = async (name: VariantName): Promise<Front> => {
      if (name === 'parlour') return openFront({ certificate, site: site.port, api: site.port, speed });
      await publishRival(rivals[name], folderOf(name));
      const env = { ...process.env, PORT: '0', DATA_DIR: folderOf(name), API_ORIGIN: `http://127.0.0.1:${site.port}` };
      const gateway = startServer('gateway', env);
      started.push(gateway.stop);
      const { port } = await gateway.ready;
      return openFront({ certificate, site: port, api: site.port, speed, without: UNHASHED });
    };
    const all: Variant[] = [];
    for (const name of names) {
      const front = await open(name);
      started.push(front.close);
      all.push({ name, url: front.url, hangUp: front.hangUp });
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
