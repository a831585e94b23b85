import type { Store } from '@parlour/platform';

/** A transfer changes the balance, and the recount after it may change it again. Changes within this time are announced once. */
const SETTLED_MS = 1500;
const COUNTED_MS = 300;

interface Parts {
  readonly topics: { readonly balance: Store<string | undefined> };
  /** Counts how often the server has counted both wallets, at the player's request. */
  readonly recounts: Store<number>;
  readonly activeRoute: Store<{ readonly route: { readonly isGame?: true | undefined } } | undefined>;
}

/**
 * Announces the balance after each change, and after each recount even when nothing changed. During a game the balance changes
 * with every bet and the game announces it itself, so only the result is announced, when the player leaves the game. Returns the
 * function that stops the announcements.
 */
export function announceBalance(
  { topics: { balance }, recounts, activeRoute }: Parts,
  emit: (balance: string) => void,
): () => void {
  let announced = balance.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRecountPending = false;
  const check = () => {
    const now = balance.read();
    const isPlaying = activeRoute.read()?.route.isGame === true;
    if (now === undefined || (!isRecountPending && (isPlaying || now === announced))) return;
    announced = now;
    isRecountPending = false;
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
    else if (!isRecountPending) wait(SETTLED_MS);
  };
  const stops = [
    balance.watch(changed),
    activeRoute.watch(() => wait(SETTLED_MS)),
    recounts.watch(() => {
      isRecountPending = true;
      wait(COUNTED_MS);
    }),
    () => clearTimeout(timer),
  ];
  return () => stops.forEach((stop) => stop());
}
