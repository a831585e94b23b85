import { defineCommand } from 'citty';
import { onOrOff } from '../../format';
import { changeArgs, makeChange } from './makeChange';

export const workerCommand = defineCommand({
  meta: { name: 'worker', description: 'Takes the service worker away from all phones, or lets them have it again: worker off' },
  args: { to: { type: 'positional', required: true, description: 'off or on' }, ...changeArgs },
  run: ({ args }) => makeChange({ kind: 'switchWorker', to: onOrOff(args.to) }, args),
});
