import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type {
  AppState,
  ErrorReport,
  Health,
  HistoryEntry,
  OutcomeReport,
  Proposal,
  ReleasePreview,
  SiteState,
  State,
  TracedFrame,
  Verdict,
} from '@parlour/release-contract/api';
import type { Change, ReleaseName, RequestedChange } from '@parlour/release-contract/change';
import { type ErrorFilter, isWanted } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import type { PrivateKey } from '@parlour/release-contract/signature';
import { originOfSite } from '@parlour/release-contract/sitePolicy';
import { compareWithLive, type ShellComparison } from '../gate/shellComparison';
import { describeBuild } from '../publishing/describe';
import type { DescribedBuild } from '../publishing/describedBuild';
import type { Descriptor } from '../publishing/descriptor';
import type { ErrorFrame } from '@parlour/release-contract/telemetry';
import { readOutcomes } from '../canary/outcomes';
import { createErrorReport } from '../errors/groups';
import { createSourcePlaces, traceFrames } from '../errors/sourcePlaces';
import { type Provenance, readProvenance } from '../provenance/provenance';
import { COMMAND } from '../registry/commandName';
import { keyFile, readSecret } from '../trust/keys';
import { apply, propose, registryCaller } from '../registry/operations';
import { RegistryRefusal } from '../registry/refusals';
import type { Registry } from '../registry/registry';
import { signerOf } from '../trust/releaseSignature';
import { createPreview, type PreviewRequest } from '../site/previewLinks';
import { createReleasePreviews, type ReleasePreviewRequest } from '../site/releasePreviews';
import { createReplay, type ReplayRequest } from '../site/openReplay';
import { appsOf, entryOf, historyOf, releasesOfApp, sitesOf, stateOf } from '../registry/state';
import { parseStored } from '../storage/parseStored';
import { siteStore } from '../storage/siteStore';
import { appHere } from './builder';
import { keysFolder, openContext, printError } from './context';
import { jobHere, openJob } from './job';
import { namedSite, type SiteArgs } from './namedSite';
import { provenance } from './provenance';
import { publishToSite } from './publishToSite';
import { openSiteReader } from './siteReader';
import { type Credentials, openSite, originOf, reasonOf, unlessMissing } from './siteRequests';

/** The operations that the commands need, done in the store of this machine or by a site's gateway. */
export interface ReleaseClient {
  /** Undefined while nothing is live. */
  state(): Promise<State | undefined>;
  /** The apps that have published releases, also while nothing is live. */
  apps(): Promise<readonly AppState[]>;
  sites(): Promise<readonly SiteState[]>;
  /** Where pages of the site are; undefined for a store. */
  origin(): Promise<string | undefined>;
  /** The guardrail's verdict on each canary, from the gateway that answers; empty for a store. */
  verdicts(): Promise<readonly Verdict[]>;
  /** A page of the history, the newest entry first; a hundred at most. */
  history(page: { readonly limit: number; readonly before?: number }): Promise<readonly HistoryEntry[]>;
  /** The most recently built version of an app; undefined when none is published. */
  latest(app: string): Promise<string | undefined>;
  errors(hours: number, filter: ErrorFilter): Promise<ErrorReport>;
  /** What became of players' actions with the releases of an app. */
  outcomes(hours: number, app: string): Promise<OutcomeReport>;
  /** The source lines of positions in stacks. */
  trace(frames: readonly ErrorFrame[]): Promise<readonly TracedFrame[]>;
  /** Makes a replay link; returns its path, and until when it is valid. */
  replay(request: Omit<ReplayRequest, 'by'> & { readonly by?: string }): ReturnType<typeof createReplay>;
  /** Makes a preview token. */
  preview(request: Omit<PreviewRequest, 'by'> & { readonly by?: string }): ReturnType<typeof createPreview>;
  /** Makes a link that shows the site with some releases. */
  previewReleases(request: ReleasePreviewRequest & { readonly by: string }): Promise<ReleasePreview>;
  previews(): Promise<readonly ReleasePreview[]>;
  endPreview(id: string): Promise<void>;
  plan(change: Change): Promise<Proposal>;
  /** Compares a shell, published or built in a folder, with all live remotes; only for a store. */
  compareShell(shell: ReleaseName | { readonly folder: string }): Promise<ShellComparison>;
  /** Applies a change; resolves with its entry of the history, and the number and composition of the live manifest. */
  apply(change: RequestedChange, author: { readonly by: string; readonly reason: string }): Promise<HistoryEntry>;
  /** Who vouches for a release; undefined when no job published it. */
  provenance(release: ReleaseName): Promise<Provenance | undefined>;
  /** Signs a build with the team's key and publishes it; no visitor gets it yet. */
  publish(build: DescribedBuild, key: PrivateKey, onFile: (stored: number) => void): Promise<Publication>;
}

interface Publication {
  readonly outcome: 'published' | 'known';
  /** Id of the key that signed the stored release; for a known release, the key that it was published with. */
  readonly signer: string;
}

const { env } = process;

/** The key of a command, a file or the key itself: --key, RELEASES_KEY, or that of an app (default: this folder's) in RELEASES_KEYS. */
export function namedKey({ key = env['RELEASES_KEY'] }: Pick<SiteArgs, 'key'>, app = appHere()): string | undefined {
  if (key) return key;
  const own = app && keyFile(keysFolder, app);
  return own !== undefined && existsSync(own) ? own : undefined;
}

/** The site or store named by the arguments or the environment. */
export async function openClient(args: SiteArgs): Promise<ReleaseClient> {
  const { address, name } = namedSite(args);
  return address === undefined ? openStoreClient(name) : openSiteClient(originOf(address), args, name);
}

/** Another site of the same registry, at the same gateway or in the same store. */
export async function openClientOf(args: SiteArgs, site: string): Promise<ReleaseClient> {
  const { address } = namedSite(args);
  return address === undefined ? openStoreClient(site) : openSiteClient(originOf(address), args, site);
}

/** What signs the requests of a command to a site: a key that is named or lies here, else the job of the CI that this is. */
export async function demandCredentials(origin: string, args: Pick<SiteArgs, 'key'>, app = appHere()): Promise<Credentials> {
  const key = namedKey(args, app);
  if (key !== undefined) return { key: await readSecret(key) };
  const job = jobHere();
  if (job !== undefined) return openJob(origin, job, keysFolder);
  throw new RegistryRefusal(`a request to a site is signed: ${whichKey(app)}`);
}

/** Says which key a command looks for, and how to make it. */
export function whichKey(app: string | undefined): string {
  const own = app && `; there is none of ${app} at ${keyFile(keysFolder, app)}, make it with: ${makesKey(app)}`;
  return `name your key with --key or RELEASES_KEY${own ?? ''}`;
}

export function makesKey(app: string): string {
  return `${COMMAND} key ${app} --public ${app}.public.json`;
}

/** Resolves the version `latest` to the most recently built one. */
export async function publishedRelease(client: ReleaseClient, release: ReleaseName): Promise<ReleaseName> {
  if (release.version !== 'latest') return release;
  const version = await client.latest(release.name);
  if (version === undefined) throw new RegistryRefusal(`no release of ${release.name} is published`);
  return { ...release, version };
}

/** The app of a release; refuses one that is not published, of which nothing would read as if all was well. */
export async function demandPublished(client: Pick<ReleaseClient, 'apps'>, release: ReleaseName): Promise<AppState> {
  const app = (await client.apps()).find(({ name }) => name === release.name);
  if (app === undefined) throw new RegistryRefusal(`no release of ${release.name} is published`);
  if (app.releases.every(({ version }) => version !== release.version))
    throw new RegistryRefusal(`${nameOf(release)} is not published; status names what is`);
  return app;
}

async function openStoreClient(site: string | undefined): Promise<ReleaseClient> {
  const { registry, store } = await openContext(site);
  const errorReport = createErrorReport(siteStore(store, registry.site), registry, printError);
  const previews = createReleasePreviews(registry, store, Date.now);
  return {
    errors: (hours, filter) => errorReport(hours, Date.now(), filter),
    outcomes: (hours, app) => readOutcomes(siteStore(store, registry.site), { hours, app }, Date.now(), printError),
    trace: (frames) => traceFrames(frames, createSourcePlaces(registry)),
    state: () => stateOf(registry, 1),
    apps: async () => appsOf(registry, await registry.current()),
    sites: () => sitesOf(registry),
    origin: async () => undefined,
    verdicts: async () => [],
    history: (page) => historyOf(registry, page),
    latest: async (app) => (await releasesOfApp(registry, app))[0]?.version,
    replay: (request) => createReplay(registry, { by: userInfo().username, ...request }, Date.now()),
    preview: (request) => createPreview(registry, { by: userInfo().username, ...request }, Date.now()),
    previewReleases: ({ by, ...request }) => previews.make(request, registryCaller(by).author),
    previews: () => previews.list(),
    endPreview: async (id) => {
      if (!(await previews.end(id))) throw new RegistryRefusal(`there is no preview ${id}`);
    },
    plan: (change) => propose(registry, change, registryCaller()),
    compareShell: async (shell) => compareWithLive(registry, await shellOf(registry, shell)),
    apply: async (change, { by, reason }) => {
      return entryOf(await apply(registry, change, { caller: registryCaller(by), reason }));
    },
    provenance: (release) => registry.provenance(release),
    publish: async (build, key, onFile) => {
      const outcome = await registry.publish(build, key, onFile);
      const { name, version } = build.descriptor;
      return { outcome, signer: (await registry.release(name, version))?.key ?? key.kid };
    },
  };
}

/** The shell that was published under a version, or that was built in a folder; throws when there is none. */
export async function shellOf(registry: Registry, shell: ReleaseName | { readonly folder: string }): Promise<Descriptor> {
  if ('folder' in shell) {
    const { descriptor } = await describeBuild(shell.folder, provenance(), QUICK).catch((error: unknown) => {
      throw new RegistryRefusal(`${reasonOf(error)}; build it with: npm run build shell`);
    });
    return descriptor;
  }
  const published = await registry.release(shell.name, shell.version);
  if (published === undefined)
    throw new RegistryRefusal(`${nameOf(shell)} is not published; shell@next is the build in apps/shell/dist`);
  return published.descriptor;
}

/** Brotli quality where sizes do not matter. */
const QUICK = 1;

/** The client of a site: its gateway decides about requests by the key that signed them. */
async function openSiteClient(origin: string, args: SiteArgs, site: string | undefined): Promise<ReleaseClient> {
  const credentials = await demandCredentials(origin, args);
  const { key } = credentials;
  const ask = await openSite(origin, credentials, site);
  // The response is not validated: the gateway has the same release contract, and the response is only printed.
  const state = async () => (await unlessMissing(ask('GET', 'state'))) as State | undefined;
  const sites = async () => (await ask('GET', 'sites')) as readonly SiteState[];
  // A gateway of an earlier version does not have this call, but lists the live apps.
  const apps = async () =>
    ((await unlessMissing(ask('GET', 'apps'))) as readonly AppState[] | undefined) ?? (await state())?.apps ?? [];
  return {
    state,
    apps,
    latest: async (app) => (await apps()).find(({ name }) => name === app)?.releases[0]?.version,
    sites,
    origin: async () => {
      if (site === undefined) return origin;
      const there = originOfSite((await sites()).find(({ name }) => name === site)?.hosts ?? [], origin);
      if (there === undefined) throw new RegistryRefusal(`the site ${site} has no host; nobody could open the link`);
      return there;
    },
    verdicts: async () => ((await ask('GET', 'health?hours=1')) as Health).verdicts,
    history: async ({ limit, before }) => {
      const page = before === undefined ? '' : `&before=${before}`;
      return (await ask('GET', `history?limit=${limit}${page}`)) as readonly HistoryEntry[];
    },
    errors: async (hours, filter) => {
      const chosen = Object.entries(filter).filter(([, value]) => value !== undefined);
      const report = (await ask(
        'GET',
        `errors?${new URLSearchParams({ hours: String(hours), ...Object.fromEntries(chosen) })}`,
      )) as ErrorReport;
      // A gateway of an earlier version ignores the filter, and counts the errors of all apps.
      const groups = report.groups.filter((group) => isWanted(group, filter));
      return { ...report, groups, total: groups.length < report.groups.length ? groups.length : report.total };
    },
    outcomes: async (hours, app) => {
      const report = await unlessMissing(ask('GET', `outcomes?${new URLSearchParams({ hours: String(hours), app })}`));
      if (report === undefined) throw new RegistryRefusal(`${origin} cannot say it: its gateway is of an earlier version`);
      return report as OutcomeReport;
    },
    trace: async (frames) => {
      const traced = await unlessMissing(ask('POST', 'places', { frames }));
      if (traced === undefined) throw new RegistryRefusal(`${origin} cannot say it: its gateway is of an earlier version`);
      return traced as readonly TracedFrame[];
    },
    replay: async (request) => (await ask('POST', 'replays', request)) as Awaited<ReturnType<typeof createReplay>>,
    preview: async (request) => (await ask('POST', 'previews', request)) as Awaited<ReturnType<typeof createPreview>>,
    previewReleases: async ({ by: _by, ...request }) => (await ask('POST', 'previews', request)) as ReleasePreview,
    previews: async () => (await ask('GET', 'previews')) as readonly ReleasePreview[],
    endPreview: async (id) => {
      await ask('DELETE', `previews/${encodeURIComponent(id)}`);
    },
    plan: async (change) => (await ask('POST', 'plan', { change })) as Proposal,
    compareShell: async () => {
      throw new RegistryRefusal(
        `--against reads the descriptors of what is live, which ${origin} does not give out. Run it where the store is; or publish the shell and ask with: plan shell@<version>, whose checks name the same reasons`,
      );
    },
    apply: async (change, { reason }) => {
      const { history } = (await ask('POST', 'changes', { change, reason })) as State;
      const own = history.find((entry) => entry.author?.key === key.kid && entry.reason === reason);
      if (own === undefined) throw new RegistryRefusal('the site made the change, and others after it; look with: history');
      return own;
    },
    provenance: async ({ name, version }) => {
      const { read } = openSiteReader(origin, ask);
      const stored = await unlessMissing(read(`published/${name}/${version}.json`));
      if (stored === undefined) throw new RegistryRefusal(`${name}@${version} is not published`);
      const signer = signerOf(parseStored(stored)) ?? '';
      return readProvenance({ read: (document) => unlessMissing(read(document)) }, { name, version }, signer);
    },
    publish: async (build, team, onFile) => {
      const outcome = await publishToSite(ask, build, team, onFile);
      const { name, version } = build.descriptor;
      if (outcome === 'published') return { outcome, signer: team.kid };
      const stored = await unlessMissing(openSiteReader(origin, ask).read(`published/${name}/${version}.json`));
      return { outcome, signer: signerOf(parseStored(stored ?? Buffer.alloc(0))) ?? team.kid };
    },
  };
}
