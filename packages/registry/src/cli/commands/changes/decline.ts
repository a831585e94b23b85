import { defineCommand } from 'citty';
import { sequenceOf } from '../../format';
import { requestArgs, makeChange } from './makeChange';

export const declineCommand = defineCommand({
  meta: { name: 'decline', description: 'Ends a promotion that waits for a second person: decline 31' },
  args: requestArgs,
  run: ({ args }) => makeChange({ kind: 'decline', request: sequenceOf(args.request) }, args),
});
