import { defineCommand } from 'citty';
import { weigh } from '../../gate/budgets';
import { describeBuild } from '../../publishing/describe';
import { RegistryRefusal } from '../../registry/refusals';
import { print } from '../context';
import { provenance } from '../provenance';

export const weighCommand = defineCommand({
  meta: { name: 'weigh', description: "Weighs built folders against the site's budgets; fails when one is too heavy" },
  args: { folders: { type: 'positional', required: true, description: 'Built folders' } },
  run: async ({ args }) => {
    const built = await Promise.all(args._.map((folder) => describeBuild(folder, provenance())));
    const weights = weigh(built.map(({ descriptor }) => descriptor));
    const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
    for (const { what, bytes, files, most, isWithin } of weights) {
      const pieces = most.files === undefined ? '' : `, ${files} of ${most.files} files`;
      print(`${isWithin ? ' ' : '!'} ${what.padEnd(34)} ${kB(bytes)} of ${kB(most.bytes)} kB${pieces}`);
    }
    const over = weights.filter(({ isWithin }) => !isWithin);
    if (over.length > 0) throw new RegistryRefusal(`over the budget: ${over.map(({ what }) => what).join(', ')}`);
  },
});
