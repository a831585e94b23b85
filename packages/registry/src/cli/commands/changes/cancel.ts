import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const cancelCommand = defineCommand({
  meta: { name: 'cancel', description: 'Ends the schedule of a remote; what is live stays as it is' },
  args: appArgs,
  run: ({ args }) => makeChange({ kind: 'cancel', name: args.name }, args),
});
