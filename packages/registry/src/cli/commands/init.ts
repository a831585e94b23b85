import path from 'node:path';
import { defineCommand } from 'citty';
import type { Policy } from '@parlour/release-contract/policy';
import { initRegistry } from '../../registry/initRegistry';
import { keyFile } from '../../trust/keys';
import { rulesText } from '../../trust/policies';
import { variablesOfStore } from '../../storage/namedStore';
import { openStore } from '../../storage/openStore';
import { keysFolder, openStoreHere, print } from '../context';
import { appOf } from '../format';
import { wordsOf } from './rights/memberChanges';

/** The largest share, in hundredths of a percent, that a release of a watched app reaches without a second person. */
const FEW = 500;

export const initCommand = defineCommand({
  meta: {
    name: 'init',
    description:
      'Makes the registry of a site in production: its root key, which you then store offline, its online key, and first rules',
  },
  args: {
    'two-people': {
      type: 'string',
      description: `Apps with commas between; a release of them for more than ${FEW / 100} % of visitors waits for a second person. "" for none`,
      default: 'wallet',
    },
    store: {
      type: 'string',
      description: 'Where: a folder, or s3://bucket/prefix with RELEASES_S3_*; default: what the environment names',
    },
  },
  run: async ({ args }) => {
    const variables = args.store === undefined ? {} : variablesOfStore(args.store);
    // A folder that is named is used as the store, even if the environment names a bucket.
    const folder = variables['DATA_DIR'];
    const keys = folder === undefined || process.env['RELEASES_KEYS'] ? keysFolder : path.join(folder, 'keys');
    const watched = wordsOf(args['two-people']).map(appOf);
    const rules = Object.fromEntries(watched.map((app) => [app, { approvalAbove: FEW }]));
    // A registry from before root keys keeps its rules.
    const begin = ({ members, apps }: Policy) => ({ members, apps: Object.keys(members).length === 0 ? rules : apps });
    const store =
      args.store === undefined
        ? await openStoreHere()
        : await openStore(folder === undefined ? { ...process.env, ...variables } : variables);
    const registry = await initRegistry(store, keys, begin);
    print(`registry ${(await registry.trust()).registry}`);
    print(`${keyFile(keys, 'root')}: secret; names keys, teams and rights; store it offline`);
    print(`${keyFile(keys, 'registry')}: secret; signs what is live; the gateways need it`);
    const { policy } = await registry.head();
    for (const [app, own] of Object.entries(policy.apps)) print(`rules of ${app}: ${rulesText(own)}`);
    if ((await registry.current()) === undefined) print('nothing is live yet');
    for (const [name, value] of Object.entries(variables)) print(`the other commands and the gateways need ${name}=${value}`);
  },
});
