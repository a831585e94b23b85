/**
 * Returns the list in an answer whose shape spec section 7 leaves open, under any name; the answer itself when there is none. A
 * list with rows is preferred to an empty one.
 */
export function firstList(answer: unknown): unknown {
  const lists = listsIn(answer);
  return lists.find((list) => list.length > 0) ?? lists[0] ?? answer;
}

function listsIn(answer: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(answer)) return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(listsIn) : [];
}
