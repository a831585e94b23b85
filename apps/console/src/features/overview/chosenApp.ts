import type { AppState, Verdict } from '@parlour/releases/api';

/** The app whose panel is open: the one asked for, else a canary that is worse, else any canary, else the first. */
export function chosenApp(apps: readonly AppState[], verdicts: readonly Verdict[], asked: string | null): AppState | undefined {
  const worse = verdicts.filter(({ verdict }) => verdict === 'worse').map(({ name }) => name);
  return (
    apps.find(({ name }) => name === asked) ??
    apps.find(({ name, canary }) => canary !== undefined && worse.includes(name)) ??
    apps.find(({ canary }) => canary !== undefined) ??
    apps[0]
  );
}
