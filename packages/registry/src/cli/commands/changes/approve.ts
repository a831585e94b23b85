import { defineCommand } from 'citty';
import { sequenceOf } from '../../format';
import { requestArgs, makeChange } from './makeChange';

export const approveCommand = defineCommand({
  meta: { name: 'approve', description: 'Lets a promotion go live that waits for a second person: approve 31' },
  args: requestArgs,
  run: ({ args }) => makeChange({ kind: 'approve', request: sequenceOf(args.request) }, args),
});
