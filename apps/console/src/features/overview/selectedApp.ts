import type { AppState, State, Verdict } from '@parlour/release-contract/api';
import { namesIn } from '#figures';

/** The app whose panel is open: the selected one, else a failing canary, else any canary, else the one that changed last. */
export function selectedApp(
  { apps, history }: Pick<State, 'apps' | 'history'>,
  verdicts: readonly Verdict[],
  selected: string | null,
): AppState | undefined {
  const worse = verdicts.filter(({ verdict }) => verdict === 'worse').map(({ name }) => name);
  const changed = history.flatMap(({ change }) => (namesIn(change).length === 1 ? namesIn(change) : []));
  return (
    apps.find(({ name }) => name === selected) ??
    apps.find(({ name, canary }) => canary !== undefined && worse.includes(name)) ??
    apps.find(({ canary }) => canary !== undefined) ??
    apps.find(({ name }) => name === changed[0]) ??
    apps[0]
  );
}
