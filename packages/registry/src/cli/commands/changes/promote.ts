import { defineCommand } from 'citty';
import { openClient } from '../../client';
import { changeArgs, makeChangeWith } from './makeChange';
import { isDone, promotionArgs, promotionOf } from './promotion';

export const promoteCommand = defineCommand({
  meta: { name: 'promote', description: 'Makes published releases live together: promote wallet@1.5.0 records@2.0.1 --to 5%' },
  args: { ...promotionArgs, ...changeArgs },
  run: async ({ args }) => {
    const client = await openClient(args);
    const change = await promotionOf(client, args._, args);
    if (!(await isDone(client, change, args))) await makeChangeWith(client, change, args);
  },
});
