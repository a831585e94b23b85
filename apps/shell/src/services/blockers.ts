import type { Dialogs } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';

export interface Blocker {
  readonly question: string | undefined;
}

export type Blockers = ReturnType<typeof createBlockers>;

/** Blockers of screens against leaving and swapping: a half-filled money form, a running game. */
export function createBlockers() {
  const held = createValue<readonly Blocker[]>([]);
  const newestQuestion = () =>
    held
      .read()
      .filter(({ question }) => question)
      .at(-1)?.question;
  return {
    held,
    block: (question?: string) => {
      const blocker = { question };
      held.set([...held.read(), blocker]);
      return () => held.set(held.read().filter((other) => other !== blocker));
    },
    isHeld: () => held.read().length > 0,
    /** The newest question to ask before leaving. */
    question: newestQuestion,
    /** Asks it. True when the screen may be left. */
    confirmLeaving: async (dialogs: Pick<Dialogs, 'confirm'>) => {
      const title = newestQuestion();
      return title === undefined || dialogs.confirm({ title });
    },
  };
}
