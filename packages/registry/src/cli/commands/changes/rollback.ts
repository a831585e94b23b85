import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const rollBackCommand = defineCommand({
  meta: { name: 'rollback', description: 'Brings an app back to the release before; a canary is taken back first' },
  args: { ...appArgs, name: { ...appArgs.name, description: 'A remote, or shell' } },
  run: ({ args }) => makeChange({ kind: 'rollBack', name: args.name }, args),
});
