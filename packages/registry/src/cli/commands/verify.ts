import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { visibleText } from '@parlour/release-contract/provenance';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { RegistryRefusal } from '../../registry/refusals';
import { faultsOf, releaseFaults } from '../../trust/verifyHistory';
import { type VerifiedSite, verifiedSite, verifySite } from '../../trust/verifySite';
import { demandCredentials } from '../client';
import { namedAddress, siteArgs } from '../namedSite';
import { dataDir, jsonArgs, openContext, print, printJson } from '../context';
import { namedRoot } from '../namedRoot';
import { openSiteReader } from '../siteReader';
import { openSite, originOf } from '../siteRequests';

export const verifyCommand = defineCommand({
  meta: {
    name: 'verify',
    description:
      'Checks every signature and the chain of the history, and the files of what is live; of a store, or of a running site',
  },
  args: {
    ...siteArgs,
    root: {
      type: 'string',
      description:
        'First root key of the site: its public part, a file, or its id; default: RELEASES_REGISTRY, else the key that this machine verified before',
    },
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const site = namedAddress(args);
    if (site !== undefined) return verifyRunning(originOf(site), args);
    if (args.root !== undefined) throw new RegistryRefusal('--root is for --site; a store is read with the keys that are in it');
    const { registry, store } = await openContext();
    const manifest = await registry.current();
    const sites = siteNames((await registry.head()).policy).map((name) => registry.on(name).current());
    const live = (await Promise.all(sites)).filter((one) => one !== undefined);
    const faults = [
      ...(await faultsOf(store, await registry.trust())),
      ...(await Promise.all(live.map((one) => releaseFaults(registry, one)))).flat(),
    ];
    const entries = (await registry.history()).length;
    if (args.json) printJson({ isValid: faults.length === 0, faults, entries, manifest: manifest?.sequence ?? 0 });
    if (faults.length > 0) throw new RegistryRefusal(faults.join('\n'));
    if (!args.json) print(`${entries} entries follow from one another; every live file is as it was published`);
  },
});

async function verifyRunning(
  origin: string,
  { key, root: named, json }: { readonly key?: string | undefined; readonly root?: string | undefined; readonly json: boolean },
): Promise<void> {
  const ask = await openSite(origin, await demandCredentials(origin, { key }));
  const file = path.join(dataDir, 'verified', `${new URL(origin).host.replaceAll(/[^\w.-]/g, '_')}.json`);
  const before = await readBefore(file);
  const root = await namedRoot(named ?? process.env['RELEASES_REGISTRY']);
  const report = await verifySite(openSiteReader(origin, ask), {
    ...(root !== undefined && { root }),
    ...(before !== undefined && { before }),
  });
  const { faults, rootFrom, sequence, manifest, verified } = report;
  if (verified !== undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(verified));
  }
  const { kid } = report.root;
  if (json) printJson({ isValid: faults.length === 0, faults, entries: sequence, manifest, root: { key: kid, from: rootFrom } });
  if (faults.length > 0) throw new RegistryRefusal(faults.map(visibleText).join('\n'));
  if (json) return;
  print(
    `${sequence} entries follow from one another; manifest ${manifest}, which ${origin} serves, is the newest; every live file is as its team signed it`,
  );
  print(
    {
      caller: `they begin with the root key ${kid}, which you named`,
      before: `they begin with the root key ${kid}, as ${file} says from an earlier verification`,
      site: `they begin with the root key ${kid}. Nobody but the site said so: compare it with what ops tell you, and name it with --root`,
    }[rootFrom],
  );
}

async function readBefore(file: string): Promise<VerifiedSite | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), verifiedSite), text);
  if (parsed.success) return parsed.output;
  throw new RegistryRefusal(
    `${file} is not what an earlier verification wrote; name the root key with --root, and remove the file`,
  );
}
