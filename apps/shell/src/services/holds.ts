import { createValue } from '@parlour/platform/host';

export interface Hold {
  readonly question: string | undefined;
}

export type Holds = ReturnType<typeof createHolds>;

/** What screens hold against leaving and swapping: a half-filled money form, a running game. */
export function createHolds() {
  const held = createValue<readonly Hold[]>([]);
  return {
    held,
    hold: (question?: string) => {
      const hold = { question };
      held.set([...held.read(), hold]);
      return () => held.set(held.read().filter((other) => other !== hold));
    },
    isHeld: () => held.read().length > 0,
    /** The newest question to ask before leaving. */
    question: () => held.read().findLast((hold) => hold.question !== undefined)?.question,
  };
}
