import { defineCommand } from 'citty';
import { appArgs, makeChange } from './makeChange';

export const offCommand = defineCommand({
  meta: { name: 'off', description: 'Switches a remote off, or some of its paths: off wallet /recharge /withdrawal' },
  args: appArgs,
  run: ({ args }) => {
    const [, ...paths] = args._;
    return makeChange({ kind: 'switchOff', name: args.name, ...(paths.length > 0 && { paths }) }, args);
  },
});
