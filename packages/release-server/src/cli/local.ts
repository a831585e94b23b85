import { defineCommand } from 'citty';
import { describeBuild } from '../describe';
import { readOrCreateKey, keyFile } from '../keys';
import { apply, propose } from '../operations';
import { publicPart } from '@parlour/release-contract/signature';
import { usualBudget } from '../teams';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { authorArgs, keysFolder, openContext } from './context';
import { provenance } from './provenance';

export const localCommand = defineCommand({
  meta: { name: 'local', description: 'Publishes built folders and makes them live in one write; used by npm start' },
  args: {
    folders: { type: 'positional', required: true, description: 'Built folders' },
    by: authorArgs.by,
  },
  run: async ({ args }) => {
    const { registry } = await openContext();
    const built = await Promise.all(args._.map((folder) => describeBuild(folder, provenance())));
    for (const described of built) {
      const { name, kind } = described.descriptor;
      const key = await readOrCreateKey(keyFile(keysFolder, name));
      const team = await registry.teams.of(name);
      if (team === undefined) await registry.teams.set({ app: name, keys: [publicPart(key)], budget: usualBudget[kind] });
      await registry.publish(described, key);
    }
    const releases = built.map(({ descriptor: { name, version } }) => ({ name, version }));
    const change = { kind: 'promote' as const, releases, to: { kind: 'share' as const, share: EVERYONE } };
    const { difference, isAllowed } = await propose(registry, change);
    const isLiveAlready = !isAllowed && difference.length === 0 && (await registry.current()) !== undefined;
    if (!isLiveAlready) await apply(registry, change, { by: args.by, reason: 'local build' });
  },
});
