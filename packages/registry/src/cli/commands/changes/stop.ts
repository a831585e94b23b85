import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const stopCommand = defineCommand({
  meta: { name: 'stop', description: 'Takes a canary back: everyone gets the stable release' },
  args: appArgs,
  run: ({ args }) => makeChange({ kind: 'stop', name: args.name }, args),
});
