import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const removeCommand = defineCommand({
  meta: {
    name: 'remove',
    description: 'Takes a remote out of the site, with its paths and its navigation; return brings it back',
  },
  args: appArgs,
  run: ({ args }) => makeChange({ kind: 'remove', name: args.name }, args),
});
