import type { Observable } from '@parlour/platform';

/** A transfer changes the balance, and counting it again may change it once more: both are one change. */
const SETTLED_MS = 1500;
const COUNTED_MS = 300;

interface Parts {
  readonly topics: { readonly balance: Observable<string | undefined> };
  /** Counts how often the server has counted both wallets, at the player's request. */
  readonly recounts: Observable<number>;
  readonly activeRoute: Observable<{ readonly route: { readonly isGame?: true | undefined } } | undefined>;
}

/**
 * Announces the balance once when it has changed, and after each recount in any case. In a game it changes with every bet and
 * the game announces it: the result is announced when the game is left. Returns the function that stops it.
 */
export function announceBalance(
  { topics: { balance }, recounts, activeRoute }: Parts,
  emit: (balance: string) => void,
): () => void {
  let announced = balance.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const check = () => {
    const now = balance.read();
    const isPlaying = activeRoute.read()?.route.isGame === true;
    if (now === undefined || (!isAsked && (isPlaying || now === announced))) return;
    announced = now;
    isAsked = false;
    emit(now);
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, ms);
  };
  const changed = () => {
    const now = balance.read();
    // After a login nothing has been announced or requested yet.
    if (now === undefined || announced === undefined) announced = now;
    else if (!isAsked) wait(SETTLED_MS);
  };
  const stops = [
    balance.watch(changed),
    activeRoute.watch(() => wait(SETTLED_MS)),
    recounts.watch(() => {
      isAsked = true;
      wait(COUNTED_MS);
    }),
    () => clearTimeout(timer),
  ];
  return () => stops.forEach((stop) => stop());
}
