import type { Manifest } from '@parlour/releases/manifest';
import type { PublicKey } from '@parlour/releases/seal';
import { type Observable, of } from 'rxjs';
import { poll } from '../polling/pollingBus';
import { judgeManifest, type Reason } from './judgeManifest';

const EVERY_MS = 15_000;
const JITTER = 0.2;
const ANSWER_MS = 10_000;

interface ManifestPoll {
  readonly key: PublicKey;
  readonly isAwake: Observable<boolean>;
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  readonly current: () => Manifest;
  readonly refuse: (reason: Reason) => void;
}

/** The manifests that go live while the page is open, newer ones only; undefined where a look brought nothing. */
export function manifestPoll({ key, isAwake, now, current, refuse }: ManifestPoll): Observable<Manifest | undefined> {
  let isFirst = true;
  let seen: string | undefined;
  const ask = async () => {
    // The document has just brought one.
    if (isFirst) return void (isFirst = false);
    const response = await fetch('/manifest.json', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
    if (!response.ok) throw new Error(`the manifest answered ${response.status}`);
    const text = await response.text();
    if (text === seen) return undefined;
    const judged = await judgeManifest(JSON.parse(text), { key, nowMs: now(), current: current() });
    seen = text;
    if (judged.kind === 'refused') refuse(judged.reason);
    return judged.kind === 'newer' ? judged.manifest : undefined;
  };
  return poll({ ask, everyMs: of(EVERY_MS), isAwake, jitter: JITTER });
}
