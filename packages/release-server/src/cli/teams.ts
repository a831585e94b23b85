import { readFile, writeFile } from 'node:fs/promises';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { readOrCreateKey, keyFile } from '../keys';
import { RegistryRefusal } from '../registry';
import { publicPart } from '@parlour/release-contract/signature';
import { publicKey, usualBudget } from '../teams';
import { keysFolder, openContext, print } from './context';
import { appOf } from './format';

export const keyCommand = defineCommand({
  meta: {
    name: 'key',
    description: "Makes a team's key (or finds it) and prints its public part, which ops need to let the team in",
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app that it signs' },
    public: { type: 'string', description: 'File to write the public part to, instead of printing it' },
  },
  run: async ({ args }) => {
    const key = publicPart(await readOrCreateKey(keyFile(keysFolder, appOf(args.app))));
    if (args.public === undefined) return print(JSON.stringify(key));
    await writeFile(args.public, JSON.stringify(key));
    print(`${args.public} holds the public part of ${key.kid}`);
  },
});

export const teamCommand = defineCommand({
  meta: {
    name: 'team',
    description: 'Says whose keys may publish an app, and what a screen of it may weigh; replaces what was said before',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app' },
    keys: { type: 'positional', required: true, description: 'Files of public keys, one or more' },
    'budget-kb': { type: 'string', description: 'kB that a screen (or the shell) may weigh with Brotli' },
  },
  run: async ({ args }) => {
    const [, ...files] = args._;
    const keys = await Promise.all(files.map(readPublicKey));
    const usual = usualBudget[args.app === 'shell' ? 'shell' : 'remote'];
    const budget = args['budget-kb'] === undefined ? usual : Math.round(Number(args['budget-kb']) * 1000);
    if (!Number.isInteger(budget) || budget < 1) throw new RegistryRefusal(`--budget-kb ${args['budget-kb']} is not a size`);
    const { registry } = await openContext();
    await registry.teams.set({ app: appOf(args.app), keys, budget });
    print(`${args.app} may be published with ${keys.map(({ kid }) => kid).join(', ')}, within ${budget / 1000} kB`);
  },
});

async function readPublicKey(file: string) {
  const text = await readFile(file, 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), publicKey), text);
  if (!parsed.success) throw new RegistryRefusal(`${file} is not a public key: ${v.summarize(parsed.issues)}`);
  return parsed.output;
}
