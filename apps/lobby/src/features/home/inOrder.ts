/** The names in the order of the site; those that it does not name follow as they are. */
export function inOrder<Name extends string>(names: readonly Name[], order: readonly string[] = []): readonly Name[] {
  const named = order.flatMap((one) => names.filter((name) => name === one));
  return [...named, ...names.filter((name) => !named.includes(name))];
}
