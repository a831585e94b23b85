/** The pictures of an answer's rows, which are its data or a list in them; an empty text for a row without one. */
export function picturesIn(answer: unknown, field: string): string[] {
  const data = (answer as { readonly data?: unknown } | null | undefined)?.data;
  const rows: unknown = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray);
  if (!Array.isArray(rows)) return [];
  return rows.map((row: Readonly<Record<string, unknown>> | null) => {
    const picture = row?.[field];
    return typeof picture === 'string' ? picture : '';
  });
}
