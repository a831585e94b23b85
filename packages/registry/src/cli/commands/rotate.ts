import { writeFile } from 'node:fs/promises';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { defineCommand } from 'citty';
import { keyFile, nextKeyFile, readKey, settleNextKey } from '../../trust/keys';
import { RegistryRefusal } from '../../registry/refusals';
import { replaceOnlineKey } from '../../trust/replaceOnlineKey';
import { writeRoot } from '../../trust/trust';
import { keysFolder, openContext, print, settleRootKey } from '../context';
import { COMMAND } from '../../registry/commandName';
import { sequenceOf } from '../format';

export const rotateCommand = defineCommand({
  meta: {
    name: 'rotate',
    description: 'Replaces the online key or the root key by a new one, which the root key signs: rotate online',
  },
  args: {
    role: { type: 'positional', required: true, description: 'online or root' },
    key: { type: 'string', description: 'File of the root key; default: the one in RELEASES_KEYS' },
    last: {
      type: 'string',
      description:
        'After a theft: number of the last entry of the history that counts; later ones, which the keys before signed, are forged from then on. Default: the newest',
    },
  },
  run: async ({ args: { role, key, last: lastText } }) => {
    if (role !== 'online' && role !== 'root') throw new RegistryRefusal(`"${role}" is neither online nor root`);
    if (lastText !== undefined && role === 'root') throw new RegistryRefusal('--last is for the online key, which signs entries');
    const last = lastText === undefined ? undefined : sequenceOf(lastText);
    const { registry, store } = await openContext();
    const trust = await registry.trust();
    if (trust.version === 0) throw new RegistryRefusal(`this registry has no root key yet; make one with: ${COMMAND} init`);
    const rootFile = key ?? keyFile(keysFolder, 'root');
    await settleRootKey(trust, rootFile);
    const root = await readKey(rootFile);
    const roots = trust.rootKeys(trust.version);
    if (root === undefined) throw new RegistryRefusal(`there is no root key at ${rootFile}`);
    if (!roots.some(({ kid }) => kid === root.kid)) throw new RegistryRefusal(`${root.kid} is not the root key of this registry`);

    const made = await createKey();
    const file = role === 'root' ? rootFile : keyFile(keysFolder, 'registry');
    // The new key is saved before a root document names it, and replaces the old file once it is valid.
    const next = role === 'root' ? made : { ...made, registry: trust.registry };
    await writeFile(nextKeyFile(file), JSON.stringify(next), { mode: 0o600 });
    const isReplaced =
      role === 'root'
        ? await writeRoot(store, { version: trust.version + 1, root: [publicPart(made)], online: trust.online }, root)
        : await replaceOnlineKey({ registry, store }, made, root, { last });
    if (!isReplaced) throw new RegistryRefusal('somebody else replaced a key at the same time; look again');
    await settleNextKey(file, async (kid) => kid === made.kid);
    print(`${file} is the new ${role} key, ${made.kid}`);
    if (role === 'root') return;
    print(
      `copy it to the gateways and restart them; what the old key signed until ${last === undefined ? 'now' : `entry ${last}`} stays valid`,
    );
    if (last !== undefined)
      print(`what is forged since keeps others from being written; take it out with: ${COMMAND} forged --remove`);
  },
});
