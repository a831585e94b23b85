import type { ReleasePreview } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import { ring } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { MOST_PREVIEW_HOURS } from '../../site/previewLinks';
import { MOST_PREVIEW_DAYS } from '../../site/releasePreviews';
import { RegistryRefusal } from '../../registry/refusals';
import { openClient, publishedRelease, type ReleaseClient } from '../client';
import { siteArgs } from '../namedSite';
import { authorArgs, jsonArgs, print, printJson } from '../context';
import { releaseName } from '../format';
import { linkHours, printLink } from '../links';
import { mergeRequest } from '../provenance';
import { timeText } from '../times';

/** The arguments of a link that shows releases. */
export const releasePreviewArgs = {
  days: { type: 'string', description: `How long it is good, ${MOST_PREVIEW_DAYS} at most`, default: String(MOST_PREVIEW_DAYS) },
  title: { type: 'string', description: 'What it shows; default: the merge request of the CI, else the releases' },
} as const;

export const previewCommand = defineCommand({
  meta: {
    name: 'preview',
    description:
      'Makes a link that shows the site with these releases: preview wallet@1.5.0 records@2.0.1; or, without releases, with the canaries that staff get',
  },
  args: {
    releases: { type: 'positional', required: false, description: 'name@version, one or more' },
    ...releasePreviewArgs,
    list: { type: 'boolean', default: false, description: 'Shows the links to releases that are good' },
    end: { type: 'string', description: 'Ends the link with this id' },
    ring: { type: 'string', description: 'Without releases: staff or agents', default: 'staff' },
    hours: { type: 'string', description: `Without releases: how long it is good, ${MOST_PREVIEW_HOURS} at most`, default: '8' },
    by: { type: 'string', description: 'Who it is for, shown in the banner; default: the user of this machine' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const client = await openClient(args);
    if (args.end !== undefined) {
      await client.endPreview(args.end);
      return print(`the preview ${args.end} has ended`);
    }
    if (args.list) return listPreviews(client, args.json);
    if (args._.length > 0) {
      const releases = await Promise.all(args._.map(releaseName).map((release) => publishedRelease(client, release)));
      return makePreview(client, releases, args);
    }
    const hours = linkHours(args.hours, MOST_PREVIEW_HOURS);
    if (!v.is(ring, args.ring)) throw new RegistryRefusal(`--ring ${args.ring} is neither staff nor agents`);
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

interface PreviewArgs {
  readonly days: string;
  readonly title?: string | undefined;
  readonly by?: string | undefined;
  readonly json: boolean;
}

/** Makes a link that shows the site with releases, and prints it. */
export async function makePreview(client: ReleaseClient, releases: readonly ReleaseName[], args: PreviewArgs): Promise<void> {
  const days = Number(args.days);
  if (!(days > 0 && days <= MOST_PREVIEW_DAYS))
    throw new RegistryRefusal(`--days ${args.days} is not a number up to ${MOST_PREVIEW_DAYS}`);
  const { title, address } = mergeRequest();
  const { id, path, validUntil } = await client.previewReleases({
    releases,
    title: args.title ?? title ?? releases.map(nameOf).join(', '),
    ...(address !== undefined && { source: address }),
    days,
    by: args.by ?? authorArgs.by.default,
  });
  const origin = await client.origin();
  if (args.json) return printJson({ id, link: `${origin ?? ''}${path}`, validUntil, releases });
  print(origin === undefined ? `Open the address of the site with ${path}` : `Open ${origin}${path}`);
  print(
    `It shows ${releases.map(nameOf).join(', ')} in the site to whoever has the link, until ${timeText(validUntil)}. End it with: preview --end ${id}`,
  );
}

async function listPreviews(client: ReleaseClient, json: boolean): Promise<void> {
  const [previews, origin] = await Promise.all([client.previews(), client.origin()]);
  if (json) return printJson(previews);
  for (const preview of previews) print(`  ${previewLine(preview, origin)}`);
  print(`${previews.length} previews`);
}

function previewLine({ id, releases, title, by, validUntil, path }: ReleasePreview, origin = ''): string {
  return visibleText(
    `${id}  ${title}: ${releases.map(nameOf).join(', ')}, by ${by}, until ${timeText(validUntil)}  ${origin}${path}`,
  );
}
