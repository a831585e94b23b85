import { defineCommand } from 'citty';
import { sequenceOf } from '../../format';
import { changeArgs, makeChange } from './makeChange';

export const returnCommand = defineCommand({
  meta: { name: 'return', description: 'Brings everything back to what an earlier manifest held: return 12' },
  args: { manifest: { type: 'positional', required: true, description: 'Its number' }, ...changeArgs },
  run: ({ args }) => makeChange({ kind: 'return', sequence: sequenceOf(args.manifest) }, args),
});
