import { ring } from '@parlour/release-contract/manifest';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { MOST_PREVIEW_HOURS } from '../../site/previewLinks';
import { RegistryRefusal } from '../../registry/refusals';
import { openClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs } from '../context';
import { linkHours, printLink } from '../links';

export const previewCommand = defineCommand({
  meta: {
    name: 'preview',
    description: 'Makes a link with which a browser gets the canaries that staff get: preview, or preview --ring agents',
  },
  args: {
    ring: { type: 'string', description: 'staff or agents', default: 'staff' },
    hours: { type: 'string', description: `How long it is good, ${MOST_PREVIEW_HOURS} at most`, default: '8' },
    by: { type: 'string', description: 'Who it is for, shown in the banner; default: the user of this machine' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const hours = linkHours(args.hours, MOST_PREVIEW_HOURS);
    if (!v.is(ring, args.ring)) throw new RegistryRefusal(`--ring ${args.ring} is neither staff nor agents`);
    const client = await openClient(args);
    const { preview, validUntil } = await client.preview({
      rings: [args.ring],
      overrides: {},
      hours,
      ...(args.by && { by: args.by }),
    });
    printLink(
      { path: `/?preview=${preview}`, validUntil },
      await client.origin(),
      args,
      (until) => `Until ${until} the browser that opens it gets each canary that ${args.ring} get, under a banner that ends it.`,
    );
  },
});
