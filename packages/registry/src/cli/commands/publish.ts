import path from 'node:path';
import { defineCommand } from 'citty';
import type { PrivateKey } from '@parlour/release-contract/signature';
import { isBrand } from '../../brand/describeBrand';
import { describeBuild } from '../../publishing/describe';
import { storedFiles } from '../../publishing/descriptor';
import { isPreviewVersion, previewVersion } from '@parlour/release-contract/previewVersion';
import { keyFile, readSecret } from '../../trust/keys';
import { RegistryRefusal } from '../../registry/refusals';
import { appHere, brandFolderOf, buildApp, sourceOf } from '../builder';
import { demandCredentials, makesKey, namedKey, openClient } from '../client';
import { jobHere } from '../job';
import { namedSite, type SiteArgs, siteArgs } from '../namedSite';
import { originOf } from '../siteRequests';
import { jsonArgs, keysFolder, print, printJson } from '../context';
import { showProgress } from '../progress';
import { provenance } from '../provenance';
import { appOf, versionOf } from '../format';
import { makePreview, releasePreviewArgs } from './preview';

export const publishCommand = defineCommand({
  meta: {
    name: 'publish',
    description:
      'Builds an app (or takes a built folder, or that of a brand), signs it and puts it into the registry; nobody sees it yet',
  },
  args: {
    app: {
      type: 'positional',
      required: false,
      description: 'The app below apps/, or the brand below brands/; default: that of this folder',
    },
    version: { type: 'string', description: 'Version of the release; default: the one in its package.json or brand.json' },
    preview: {
      type: 'boolean',
      default: false,
      description: 'Only to look at: makes a link that shows it in the site, for a merge request; it never goes live',
    },
    ...releasePreviewArgs,
    dir: { type: 'string', description: 'A built folder to take instead of building' },
    site: siteArgs.site,
    ...jsonArgs,
    key: { type: 'string', description: "The team's key, a file; default: RELEASES_KEY, else the app's in RELEASES_KEYS" },
  },
  run: async ({ args }) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    if (args.preview && args.version !== undefined)
      throw new RegistryRefusal('--preview makes a version of its own; leave out --version');
    const named = args.version === undefined ? undefined : versionOf(args.version);
    const isUnbuilt = args.dir === undefined || (await isBrand(args.dir));
    const requested = args.preview && isUnbuilt ? previewVersion(Date.now()) : named;
    const app = appOf(args.app ?? appHere() ?? refuse('name the app to publish'));
    const key = await publisherKey(args, app);
    const client = await openClient({ site: args.site, key: namedKey(args, app) });
    const progress = showProgress(args.dir === undefined ? `building ${app}` : `reading ${args.dir}`);
    try {
      const folder = args.dir ?? brandFolderOf(app) ?? (await buildApp(sourceOf(app), requested));
      progress.step('compressing and hashing');
      const described = await describeBuild(folder, { ...provenance(), ...(requested && { brandVersion: requested }) });
      const { name, version, files } = described.descriptor;
      if (name !== app) throw new RegistryRefusal(`${folder} holds ${name}, not ${app}`);
      if (requested !== undefined && version !== requested)
        throw new RegistryRefusal(`${folder} holds ${version}, not ${requested}; build it with RELEASE_VERSION=${requested}`);
      if (isPreviewVersion(version) !== args.preview)
        throw new RegistryRefusal(
          args.preview
            ? `${folder} holds ${version}, which is no preview; build it with RELEASE_VERSION=${previewVersion(Date.now())}`
            : `${folder} holds ${version}, a preview; publish it with --preview`,
        );
      const onFile = (stored: number) => progress.step(`storing ${stored} of ${storedFiles(described.descriptor).length} files`);
      const { outcome, signer } = await client.publish(described, key, onFile).catch((error: unknown) => {
        if (!(error instanceof Error && error.message.includes(key.kid))) throw error;
        error.message += ` (the key is from ${placeOfKey(args.key, app)})`;
        throw error;
      });
      const brotli = files.reduce((sum, one) => sum + one.brotli, 0);
      progress.end();
      if (args.preview) return await makePreview(client, [{ name, version }], args);
      if (args.json) return printJson({ name, version, outcome, files: files.length, brotli, key: signer });
      print(
        `${name}@${version} ${outcome === 'known' ? 'was published already, unchanged' : 'published'}: ${files.length} files, ${(brotli / 1000).toFixed(1)} kB, signed by ${signer}`,
      );
      if (signer !== key.kid)
        print(`it stays signed by ${signer}: a version never changes; publish another version to have it signed by ${key.kid}`);
    } finally {
      progress.end();
    }
  },
});

/** The source of a command's key, for its output: a file, or the variable or argument that contains the key. */
function placeOfKey(named: string | undefined, app: string): string {
  const secret = namedKey({ ...(named !== undefined && { key: named }) }, app);
  if (secret === undefined) return 'this job';
  if (!secret.trimStart().startsWith('{')) return path.resolve(secret);
  return named === undefined ? 'RELEASES_KEY' : '--key';
}

function refuse(message: string): never {
  throw new RegistryRefusal(message);
}

/** The key that signs the release: the team's, or at a site that of the job of the CI that this is. */
async function publisherKey(args: SiteArgs, app: string): Promise<PrivateKey> {
  const own = namedKey(args, app);
  if (own !== undefined) return readSecret(own);
  const { address } = namedSite(args);
  if (address !== undefined && jobHere() !== undefined) return (await demandCredentials(originOf(address), args, app)).key;
  const file = keyFile(keysFolder, app);
  throw new RegistryRefusal(`there is no key of ${app} at ${file}; make one with: ${makesKey(app)}`);
}
