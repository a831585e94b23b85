import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const onCommand = defineCommand({
  meta: { name: 'on', description: 'Switches a remote on again, with all of its paths' },
  args: appArgs,
  run: ({ args }) => makeChange({ kind: 'switchOn', name: args.name }, args),
});
