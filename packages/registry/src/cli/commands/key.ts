import { writeFile } from 'node:fs/promises';
import { defineCommand } from 'citty';
import { publicPart } from '@parlour/release-contract/signature';
import { keyFile, readOrCreateKey } from '../../trust/keys';
import { RegistryRefusal } from '../../registry/refusals';
import { keysFolder, print } from '../context';
import { appOf } from '../format';

export const keyCommand = defineCommand({
  meta: {
    name: 'key',
    description: 'Makes the key of a team or a person (or finds it) and prints its public part, which ops need to let them in',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app that it signs, or the name of the person' },
    public: { type: 'string', description: 'File to write the public part to, instead of printing it' },
  },
  run: async ({ args }) => {
    const name = appOf(args.app);
    if (name === 'root' || name === 'registry') throw new RegistryRefusal(`init makes the key "${name}"`);
    const key = publicPart(await readOrCreateKey(keyFile(keysFolder, name)));
    if (args.public === undefined) return print(JSON.stringify(key));
    await writeFile(args.public, JSON.stringify(key));
    print(`${args.public} holds the public part of ${key.kid}`);
  },
});
