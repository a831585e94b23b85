import type { Manifest } from '@parlour/release-contract/manifest';
import type { PageKey } from '@parlour/release-contract/rootChain';
import { Observable, of } from 'rxjs';
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
 * The manifests that go live while the page is open, newer ones only; undefined where a check found none. A browser's windows
 * send each other the name of what is live: a window that has it need not check.
 */
export function manifestPolling({ key, isAwake, now, current, refuse, windows }: ManifestPoll): Observable<Manifest | undefined> {
  let isFirst = true;
  let trusted = keysOfDocument(key);
  /** The manifest that the page had when its key was replaced: numbers of the new key begin anew. */
  let ended: Manifest | undefined;
  let seen: { readonly text: string; readonly name: string | undefined } | undefined;
  /** Names a manifest to the other windows. Numbers of two keys have nothing to do with each other. */
  const nameOf = ({ sequence }: Manifest) => `${trusted.keys[0]?.kid} ${sequence}`;
  const isCurrent = (name: unknown) => current() !== ended && name === nameOf(current());
  const emit = (askedAt: number, content?: string) => windows.emit(TOPIC, { askedAt, answeredAt: Date.now(), content });
  /** Whether the root key replaced the online key since the page was sent; the page then trusts the new one alone. */
  const hasNewKeys = async () => {
    if (trusted.registry === undefined) return false;
    const response = await get('/trust.json');
    const next = response.ok ? await keysAfter(await response.json(), trusted) : undefined;
    if (next === undefined) return false;
    [trusted, ended] = [next, current()];
    return true;
  };
  const checkOnce = async () => {
    const response = await get('/manifest.json');
    if (!response.ok) throw new Error(`the manifest answered ${response.status}`);
    const text = await response.text();
    // One that the page does not have although it was judged arrived while the page was hidden, and was dropped.
    if (text === seen?.text && (seen.name === undefined || isCurrent(seen.name))) return { name: seen.name };
    const received: unknown = JSON.parse(text);
    const judge = () => {
      const last = current() === ended ? 0 : current().sequence;
      return verifyManifest(received, { keys: trusted.keys, nowMs: now(), last });
    };
    let judged = await judge();
    if (judged.kind === 'refused' && judged.reason === 'unsigned' && (await hasNewKeys())) judged = await judge();
    const manifest = judged.kind === 'newer' ? judged.manifest : undefined;
    seen = { text, name: judged.kind === 'refused' ? undefined : nameOf(manifest ?? current()) };
    if (judged.kind === 'refused') refuse(judged.reason);
    return { manifest, name: seen.name };
  };
  const ask = async () => {
    // The document already contains one.
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
  const incoming = windows.receive(TOPIC);
  /** A manifest that this page does not have has to be fetched by this window itself. */
  const isMine = ({ content }: PolledAnswer) => content === undefined || isCurrent(content);
  const elsewhere = new Observable<PolledAnswer | undefined>((subscriber) => {
    subscriber.next(undefined);
    const listen = () => {
      const posted = incoming.read();
      if (posted !== undefined && isMine(posted)) subscriber.next(posted);
    };
    listen();
    return incoming.watch(listen);
  });
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
