import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { PolledAnswer } from '../polling/createTopic';
import type { TabCoordination } from '../polling/tabCoordination';

export const ALIVE_MS = 60_000;
const TOPIC = 'alive';

type Alive = Extract<TelemetryEvent, { event: 'alive' }>;

interface Loaded {
  readonly remote: string;
  readonly release: { readonly version: string };
}

interface AliveParts {
  readonly page: Pick<Window, 'document' | 'navigator'>;
  readonly shell: string;
  readonly loaded: () => Iterable<Loaded>;
  readonly emit: (event: Alive) => void;
  readonly windows: TabCoordination;
}

/** Reports each minute which releases a visible page has loaded, unless another window has reported all of them meanwhile. */
export function startHeartbeat({ page, shell, loaded, emit, windows }: AliveParts): void {
  let last: PolledAnswer | undefined;
  windows.answers(TOPIC).subscribe((answer) => (last = answer));
  const check = () => {
    if (page.document.visibilityState === 'hidden' || !page.navigator.onLine) return;
    const running = [...loaded()];
    const releaseNames = [`shell@${shell}`, ...running.map(({ remote, release }) => `${remote}@${release.version}`)];
    const { answeredAt = 0, content } = last ?? {};
    const reported: readonly unknown[] = Array.isArray(content) ? content : [];
    if (Math.abs(Date.now() - answeredAt) < ALIVE_MS && releaseNames.every((name) => reported.includes(name))) return;
    for (const releases of loadedTogether(running)) emit({ event: 'alive', shell, releases });
    windows.emit(TOPIC, { askedAt: Date.now(), answeredAt: Date.now(), content: releaseNames });
  };
  check();
  setInterval(check, ALIVE_MS);
}

/** The loaded releases by remote; where two releases of one remote are loaded, in as many parts as needed. */
export function loadedTogether(loaded: Iterable<Loaded>): readonly Record<string, string>[] {
  const parts: Record<string, string>[] = [{}];
  for (const { remote, release } of loaded) {
    let part = parts.find((candidate) => !(remote in candidate));
    if (part === undefined) parts.push((part = {}));
    part[remote] = release.version;
  }
  return parts;
}
