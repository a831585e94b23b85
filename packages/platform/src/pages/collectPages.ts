/** One page as the API answers it; `dropped` is the number of invalid rows. */
export interface PageAnswer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly last_page: number;
  readonly dropped?: number;
}

/** The part of a long list that was read: its first `pagesRead` pages, each row once, the newest first. */
export interface Collected<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly lastPage: number;
  readonly pagesRead: number;
  readonly pageSize: number;
  /** Number of invalid rows on these pages. */
  readonly dropped: number;
  /** The newest answer to page 1, with its fields beside the rows. */
  readonly first: PageAnswer<Row>;
}

export interface PageSource<Row> {
  readonly ask: (page: number) => Promise<PageAnswer<Row>>;
  /** Key that distinguishes rows as far as possible; several rows may have the same. */
  readonly keyOf: (row: Row) => string;
}

const MOST_TRIES = 3;
const MOST_OPEN_PAGES = 3;
/** This many different rows in the same order are a repeated page and not a coincidence. */
const UNMISTAKABLE = 5;

/** Reads the first page of a list, or the first `pages` pages. Rejects when a request fails. */
export async function begin<Row>(source: PageSource<Row>, pages = 1): Promise<Collected<Row>> {
  const { first, ...read } = await readDown(source, pages);
  return { ...firstPage(first), ...read };
}

/** Returns a list of which only this first page is known. */
export function firstPage<Row>(first: PageAnswer<Row>): Collected<Row> {
  const { data: rows, total, last_page: lastPage, dropped = 0 } = first;
  return { rows, total, lastPage, pagesRead: 1, pageSize: sizeOf(first), dropped, first };
}

/** Reads the next page, and the rows that were added at the top meanwhile. Rejects when a request fails. */
export async function grow<Row>(known: Collected<Row>, source: PageSource<Row>): Promise<Collected<Row>> {
  const { hasArrivals, ...grown } = await readNext(known, source);
  return hasArrivals ? readTop({ ...grown, total: known.total }, source) : grown;
}

/**
 * Refreshes a list: reads new rows at the top, and again the pages with rows that may still change (at most three pages). Rejects
 * when a request fails.
 */
export async function refresh<Row>(
  known: Collected<Row>,
  source: PageSource<Row>,
  isOpen: (row: Row) => boolean = () => false,
): Promise<Collected<Row>> {
  const renewed = await readTop(known, source);
  const { pageSize, lastPage, total } = renewed;
  const openPages = new Set(renewed.rows.flatMap((row, index) => (isOpen(row) ? [Math.floor(index / pageSize) + 1] : [])));
  let { rows } = renewed;
  for (const page of [...openPages].filter((open) => open > 1 && open <= lastPage).slice(0, MOST_OPEN_PAGES)) {
    const fresh = await source.ask(page);
    const place = placeOf(rows, fresh.data, (page - 1) * pageSize + total - fresh.total, source);
    if (place !== undefined) rows = rows.map((row, index) => fresh.data[index - place] ?? row);
  }
  return { ...renewed, rows };
}

interface Grown<Row> extends Collected<Row> {
  readonly hasArrivals: boolean;
}

/**
 * Reads the next page and aligns it with the known rows. When rows were added at the top, the page begins with as many known rows
 * as the total grew by. When rows were removed, the total is smaller and the page begins too late; then the previous page is read
 * again, which contains the skipped rows. While the total is unchanged, rows that equal known ones are separate rows, unless the
 * previous page has moved. If the alignment is unclear, all pages are read again.
 */
async function readNext<Row>(known: Collected<Row>, source: PageSource<Row>, tries = 1): Promise<Grown<Row>> {
  const { rows, pagesRead, pageSize, dropped } = known;
  const page = pagesRead + 1;
  const next = await source.ask(page);
  if (isRepeated(known, next, source)) return { ...known, lastPage: pagesRead, hasArrivals: false };
  const reread = async () => ({ ...(await begin(source, page)), hasArrivals: false });
  // The server has changed its page size, so this page does not begin where the known rows end.
  const isRecut = next.last_page !== known.lastPage || sizeOf(next) > pageSize;
  if (isRecut && next.total === known.total) return reread();
  if (next.total < known.total) {
    const before = await source.ask(pagesRead);
    if (before.total !== next.total && tries < MOST_TRIES) return readNext(known, source, tries + 1);
    if (!isUnchanged(known, before, source)) return reread();
  }
  // Some servers answer a request beyond the last page with another page.
  const answer = next.last_page < page ? { ...next, data: [] } : next;
  const arrived = Math.max(0, next.total - known.total);
  const end = Math.min(rows.length, pagesRead * pageSize - dropped);
  const isUnclear = arrived === 0 && end === rows.length && hasKnownRows(rows, answer.data, source);
  if (isUnclear && !isUnchanged(known, await source.ask(pagesRead), source)) return reread();
  const place = placeOf(rows, answer.data, Math.min(rows.length, pagesRead * pageSize - dropped - arrived), source);
  if (place === undefined) return reread();
  const hasArrivals = arrived > 0 || place < end;
  // So many rows were added that this page lies above all known rows, so the list is read from the top.
  if (place + answer.data.length <= 0 && hasArrivals) return { ...known, hasArrivals };
  return {
    ...known,
    rows: [...rows, ...answer.data.slice(rows.length - place)],
    total: next.total,
    lastPage: next.last_page,
    pagesRead: Math.min(page, Math.max(1, next.last_page)),
    dropped: dropped + (answer.dropped ?? 0),
    hasArrivals,
  };
}

async function readTop<Row>(known: Collected<Row>, source: PageSource<Row>): Promise<Collected<Row>> {
  const meets = (rows: readonly Row[], total: number) => {
    const place = placeOf(known.rows, rows, known.total - total, source);
    return place !== undefined && place <= 0 && place + rows.length > 0 ? place : undefined;
  };
  const { first, rows: fresh } = await readDown(source, known.pagesRead, (rows, { total }) => meets(rows, total) !== undefined);
  if (known.pagesRead > 1 && sizeOf(first) > known.pageSize) return begin(source, known.pagesRead);
  const place = meets(fresh, first.total);
  if (fresh.length > 0 && place === undefined) return begin(source, known.pagesRead);
  const rows = place === undefined ? known.rows : [...fresh, ...known.rows.slice(place + fresh.length)];
  const pageSize = Math.max(known.pageSize, sizeOf(first));
  const renewed = { ...known, rows, pageSize, total: first.total, lastPage: first.last_page, first };
  const hasLost = first.total < known.total + rows.length - known.rows.length;
  return !hasLost || isUnchanged(renewed, await source.ask(known.pagesRead), source) ? renewed : begin(source, known.pagesRead);
}

function sizeOf<Row>({ data, dropped = 0 }: PageAnswer<Row>): number {
  return data.length + dropped;
}

/**
 * Reads rows from the top until `isEnough`, as they were at the first call. Rows that are added meanwhile show in the total of
 * the next refresh.
 */
async function readDown<Row>(
  source: PageSource<Row>,
  pages: number,
  isEnough: (rows: readonly Row[], first: PageAnswer<Row>) => boolean = () => false,
) {
  const first = await source.ask(1);
  let rows = first.data;
  let dropped = first.dropped ?? 0;
  let pagesRead = 1;
  for (let page = 2; page <= Math.min(pages, first.last_page) && !isEnough(rows, first); page += 1) {
    const answer = await source.ask(page);
    const arrived = Math.max(0, answer.total - first.total);
    const place = placeOf(rows, answer.data, Math.min(rows.length, (page - 1) * sizeOf(first) - dropped - arrived), source);
    const below = place === undefined ? rowsNotIn(rows, answer.data, source) : answer.data.slice(rows.length - place);
    if (below.length === 0) continue;
    rows = [...rows, ...below];
    dropped += answer.dropped ?? 0;
    pagesRead = page;
  }
  return { first, rows, pagesRead, dropped };
}

/**
 * Returns the index in `rows` at which a page begins, negative when it begins above them: the expected index if the keys match
 * there, else the nearest one at which the overlapping keys match; undefined when there is none.
 */
function placeOf<Row>(rows: readonly Row[], data: readonly Row[], expected: number, { keyOf }: PageSource<Row>) {
  const known = rows.map(keyOf);
  const keys = data.map(keyOf);
  const fits = (place: number) => keys.every((key, index) => key === (known[place + index] ?? key));
  const overlaps = (place: number) => place > -keys.length && place < known.length;
  if (fits(expected)) return expected;
  return Array.from({ length: known.length + keys.length + Math.abs(expected) }, (_, index) => index + 1)
    .flatMap((distance) => [expected - distance, expected + distance])
    .find((place) => overlaps(place) && fits(place));
}

function rowsNotIn<Row>(rows: readonly Row[], data: readonly Row[], { keyOf }: PageSource<Row>): readonly Row[] {
  const keys = new Set(rows.map(keyOf));
  return data.filter((row) => !keys.has(keyOf(row)));
}

function hasKnownRows<Row>(rows: readonly Row[], data: readonly Row[], source: PageSource<Row>): boolean {
  return rowsNotIn(rows, data, source).length < data.length;
}

/**
 * Whether the server answered with the last known page again, because it has no further page or ignores the page number. After
 * rows were added at the top, the known page may really be at this place; then the total has grown, or more rows are known than
 * the pages before contain.
 */
function isRepeated<Row>(known: Collected<Row>, { data, total }: PageAnswer<Row>, { keyOf }: PageSource<Row>): boolean {
  const { rows, pagesRead, pageSize, dropped } = known;
  if (total > known.total || rows.length > pagesRead * pageSize - dropped) return false;
  const keys = data.map(keyOf);
  const before = rows.slice(-keys.length).map(keyOf);
  return new Set(keys).size >= UNMISTAKABLE && keys.every((key, index) => key === before[index]);
}

/** Whether the last page that was read is unchanged when requested again. */
function isUnchanged<Row>(known: Collected<Row>, last: PageAnswer<Row>, { keyOf }: PageSource<Row>): boolean {
  const { rows, pagesRead, pageSize } = known;
  if (pagesRead > last.last_page || (pagesRead === last.last_page && rows.length !== last.total)) return false;
  const from = (pagesRead - 1) * pageSize;
  return last.data.every((row, index) => {
    const place = rows[from + index];
    return place !== undefined && keyOf(place) === keyOf(row);
  });
}

/** Returns a unique key for each row: its `keyOf`, followed by a number where several rows have the same. */
export function rowKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<Row, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [row, count === 1 ? key : `${key} #${count}`];
    }),
  );
}
