import path from 'node:path';
import { defineCommand } from 'citty';
import { createReport } from '../../report/createReport';
import { usualRules } from '../../report/changes/classRules';
import { RegistryRefusal } from '../../registry/refusals';
import { periodOf } from '../../report/evidence/period';
import { givenEvidence, storedEvidence } from '../../report/evidence/sources';
import { writeEvidence } from '../../report/evidence/writeEvidence';
import { fileStore } from '../../storage/fileStore';
import { openStoreHere, print } from '../context';
import { periodArgs } from './report';

export const evidenceCommand = defineCommand({
  meta: {
    name: 'evidence',
    description: 'Writes a folder from which an auditor makes the change report of a period, without an account',
  },
  args: {
    folder: { type: 'positional', required: true, description: 'An empty folder, or one that is not there yet' },
    ...periodArgs,
  },
  run: async ({ args }) => {
    const period = periodOf(args);
    const store = await openStoreHere();
    const into = fileStore(path.resolve(args.folder));
    const written = await writeEvidence(storedEvidence('the store', store), store, into, period);
    const { entries, releases, bytes, root, withoutScripts } = written;
    print(`${entries} entries and ${releases} releases are in ${args.folder}, ${(bytes / 1_000_000).toFixed(1)} MB`);
    if (withoutScripts.length > 0)
      print(`gc removed the scripts of ${withoutScripts.join(', ')}: all scripts of these count as changed`);
    print(`give the auditor the id of the root key by another way: ${root}`);
    const reported = await createReport(givenEvidence(args.folder, into), { period, rules: usualRules, root });
    if ('faults' in reported) throw new RegistryRefusal(reported.faults.join('\n'));
  },
});
