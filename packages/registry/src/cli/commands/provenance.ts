import { nameOf } from '@parlour/release-contract/names';
import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../registry/refusals';
import { demandPublished, openClient } from '../client';
import { print, printJson } from '../context';
import { releaseName } from '../format';
import { siteArgs } from '../namedSite';

export const provenanceCommand = defineCommand({
  meta: {
    name: 'provenance',
    description:
      'Writes where a release comes from, as the gateway vouches for it (in-toto, SLSA provenance v1): provenance wallet@1.5.0',
  },
  args: {
    release: { type: 'positional', required: true, description: 'name@version' },
    envelope: { type: 'boolean', description: 'The signed envelope (DSSE), for other tools', default: false },
    ...siteArgs,
  },
  run: async ({ args }) => {
    const named = releaseName(args.release);
    const client = await openClient(args);
    await demandPublished(client, named);
    const vouched = await client.provenance(named);
    if (vouched === undefined)
      throw new RegistryRefusal(`${nameOf(named)} was published with a key, so nobody vouches for where it comes from`);
    const { envelope } = vouched;
    if (args.envelope) return printJson(envelope);
    print(JSON.stringify(JSON.parse(Buffer.from(envelope.payload, 'base64').toString()), null, 2));
  },
});
