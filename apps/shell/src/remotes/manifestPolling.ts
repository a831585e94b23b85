import type { Manifest } from '@parlour/release-contract/manifest';
import type { PageKey } from '@parlour/release-contract/rootChain';
import { Observable, of } from 'rxjs';
import { poll } from '../polling/pollingBus';
import type { PolledAnswer } from '../polling/createTopic';
import type { TabCoordination } from '../polling/tabCoordination';
import { keysAfter, keysOfDocument } from './trustedKeys';
import { verifyManifest, type RefusalReason } from './verifyManifest';

const EVERY_MS = 15_000;
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
 * send each other the number that is live: a window that has it need not check.
 */
export function manifestPolling({ key, isAwake, now, current, refuse, windows }: ManifestPoll): Observable<Manifest | undefined> {
  let isFirst = true;
  let trusted = keysOfDocument(key);
  let seen: { readonly text: string; readonly sequence: number | undefined } | undefined;
  const emit = (askedAt: number, content?: number) => windows.emit(TOPIC, { askedAt, answeredAt: Date.now(), content });
  /** Whether the root key replaced the online key since the page was sent; the page then trusts the new one alone. */
  const hasNewKeys = async () => {
    if (trusted.registry === undefined) return false;
    const response = await get('/trust.json');
    const next = response.ok ? await keysAfter(await response.json(), trusted) : undefined;
    trusted = next ?? trusted;
    return next !== undefined;
  };
  const look = async () => {
    const response = await get('/manifest.json');
    if (!response.ok) throw new Error(`the manifest answered ${response.status}`);
    const text = await response.text();
    // One that the page does not have although it was judged arrived while the page was hidden, and was dropped.
    if (text === seen?.text && (seen.sequence ?? 0) <= current().sequence) return { sequence: seen.sequence };
    const received: unknown = JSON.parse(text);
    const judge = () => verifyManifest(received, { keys: trusted.keys, nowMs: now(), current: current() });
    let judged = await judge();
    if (judged.kind === 'refused' && judged.reason === 'unsigned' && (await hasNewKeys())) judged = await judge();
    const manifest = judged.kind === 'newer' ? judged.manifest : undefined;
    seen = { text, sequence: judged.kind === 'refused' ? undefined : (manifest ?? current()).sequence };
    if (judged.kind === 'refused') refuse(judged.reason);
    return { manifest, sequence: seen.sequence };
  };
  const ask = async () => {
    // The document already contains one.
    if (isFirst) return void (isFirst = false);
    const askedAt = Date.now();
    try {
      const { manifest, sequence } = await look();
      if (sequence !== undefined) emit(askedAt, sequence);
      return manifest;
    } catch (error) {
      emit(askedAt);
      throw error;
    }
  };
  const incoming = windows.receive(TOPIC);
  /** A manifest that this page does not have has to be fetched by this window itself. */
  const isMine = ({ content }: PolledAnswer) =>
    content === undefined || (typeof content === 'number' && content <= current().sequence);
  const elsewhere = new Observable<PolledAnswer | undefined>((subscriber) => {
    subscriber.next(undefined);
    const listen = () => {
      const posted = incoming.read();
      if (posted !== undefined && isMine(posted)) subscriber.next(posted);
    };
    listen();
    return incoming.watch(listen);
  });
  return poll({ ask: () => windows.inTurn(TOPIC, undefined, ask), everyMs: of(EVERY_MS), isAwake, elsewhere, jitter: JITTER });
}

function get(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
}
