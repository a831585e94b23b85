import type { Manifest } from '@parlour/release-contract/manifest';
import type { PageKey } from '@parlour/release-contract/rootChain';
import { BehaviorSubject, type Observable, of } from 'rxjs';
import { poll } from '../polling/pollingBus';
import type { PolledAnswer } from '../polling/createTopic';
import type { TabCoordination } from '../polling/tabCoordination';
import { keysAfter, keysOfDocument } from './trustedKeys';
import { verifyManifest, type RefusalReason } from './verifyManifest';

/** How often a page asks whether another manifest is live. */
export const MANIFEST_EVERY_MS = 15_000;
const JITTER = 0.2;
const ANSWER_MS = 10_000;

interface ManifestPoll {
  readonly key: PageKey;
  readonly isAwake: Observable<boolean>;
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  readonly current: () => Manifest;
  readonly refuse: (reason: RefusalReason) => void;
  readonly windows: TabCoordination;
}

const TOPIC = 'manifest';

/**
 * Emits the newer manifests that go live while the page is open, and undefined for a check that found none. The windows of a
 * browser send each other the name of the live manifest: a window that already has it skips its own check.
 */
export function manifestPolling({ key, isAwake, now, current, refuse, windows }: ManifestPoll): Observable<Manifest | undefined> {
  let isFirst = true;
  let trusted = keysOfDocument(key);
  /**
   * The manifest that the page had when its key was replaced. The sequence numbers of the new key start anew, so they are not
   * compared with its number.
   */
  let lastOfOldKey: Manifest | undefined;
  let lastVerified: { readonly text: string; readonly name: string | undefined } | undefined;
  /**
   * Name of a manifest for the other windows. It contains the key, because the sequence numbers of different keys cannot be
   * compared.
   */
  const nameOf = ({ sequence }: Manifest) => `${trusted.keys[0]?.kid} ${sequence}`;
  const isCurrent = (name: unknown) => current() !== lastOfOldKey && name === nameOf(current());
  const emit = (askedAt: number, content?: string) => windows.emit(TOPIC, { askedAt, answeredAt: Date.now(), content });
  /**
   * Whether the root key has replaced the online key since the page was loaded. If so, the page trusts only the new key from now
   * on.
   */
  const replaceKeys = async () => {
    if (trusted.registry === undefined) return false;
    const response = await get('/trust.json');
    const next = response.ok ? await keysAfter(await response.json(), trusted) : undefined;
    if (next === undefined) return false;
    [trusted, lastOfOldKey] = [next, current()];
    return true;
  };
  const checkOnce = async () => {
    const response = await get('/manifest.json');
    if (!response.ok) throw new Error(`the manifest answered ${response.status}`);
    const text = await response.text();
    // The same text was verified before, so the result is reused. If the page does not have that manifest, it arrived while the
    // page was hidden and was dropped, so it is verified again.
    if (text === lastVerified?.text && (lastVerified.name === undefined || isCurrent(lastVerified.name)))
      return { name: lastVerified.name };
    const received: unknown = JSON.parse(text);
    const verify = () => {
      const last = current() === lastOfOldKey ? 0 : current().sequence;
      return verifyManifest(received, { keys: trusted.keys, nowMs: now(), last, site: current().site });
    };
    let result = await verify();
    if (result.kind === 'refused' && result.reason === 'unsigned' && (await replaceKeys())) result = await verify();
    const manifest = result.kind === 'newer' ? result.manifest : undefined;
    lastVerified = { text, name: result.kind === 'refused' ? undefined : nameOf(manifest ?? current()) };
    if (result.kind === 'refused') refuse(result.reason);
    return { manifest, name: lastVerified.name };
  };
  const ask = async () => {
    // The first check is skipped, because the document already contains a manifest.
    if (isFirst) return void (isFirst = false);
    const askedAt = Date.now();
    try {
      const { manifest, name } = await checkOnce();
      if (name !== undefined) emit(askedAt, name);
      return manifest;
    } catch (error) {
      emit(askedAt);
      throw error;
    }
  };
  /** A posted name only spares this window its own check if this page has that manifest; otherwise it has to fetch it. */
  const sparesOwnCheck = ({ content }: PolledAnswer) => content === undefined || isCurrent(content);
  const elsewhere = new BehaviorSubject<PolledAnswer | undefined>(undefined);
  windows.answers(TOPIC).subscribe((answer) => sparesOwnCheck(answer) && elsewhere.next(answer));
  return poll({
    ask: () => windows.inTurn(TOPIC, undefined, ask),
    everyMs: of(MANIFEST_EVERY_MS),
    isAwake,
    elsewhere,
    jitter: JITTER,
  });
}

function get(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
}
