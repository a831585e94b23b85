/** A table's number out of an identifier a client sent; 0, which no row has, when it cannot be one. */
export function rowId(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}
