/** What screens hold against leaving and swapping: a half-filled money form, a running game. */
export function createHolds() {
  const held = new Set<{ readonly question: string | undefined }>();
  return {
    hold: (question?: string) => {
      const hold = { question };
      held.add(hold);
      return () => void held.delete(hold);
    },
    isHeld: () => held.size > 0,
    /** The newest question to ask before leaving. */
    question: () => [...held].reverse().find((hold) => hold.question !== undefined)?.question,
  };
}
