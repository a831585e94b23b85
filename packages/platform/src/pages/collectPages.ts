/** One page as the API answers it; `dropped` rows did not fit. */
export interface PageAnswer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly last_page: number;
  readonly dropped?: number;
}

/** What is known of a long list: its first `pagesRead` pages, each row once, the newest first. */
export interface Collected<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly lastPage: number;
  readonly pagesRead: number;
  readonly pageSize: number;
  /** The newest answer to page 1, with what it says beside its rows. */
  readonly first: PageAnswer<Row>;
}

export interface PageSource<Row> {
  readonly ask: (page: number) => Promise<PageAnswer<Row>>;
  readonly keyOf: (row: Row) => string;
}

const MOST_TRIES = 3;
const MOST_OPEN_PAGES = 3;

/** The first page of a list, or as many as told. */
export async function begin<Row>(source: PageSource<Row>, pages = 1): Promise<Collected<Row>> {
  const { first, rows, pagesRead } = await readDown(source, pages);
  return { rows, total: first.total, lastPage: first.last_page, pagesRead, pageSize: sizeOf(first), first };
}

/** One page more, and what arrived at the top meanwhile. */
export async function grow<Row>(known: Collected<Row>, source: PageSource<Row>): Promise<Collected<Row>> {
  const { hasArrivals, ...grown } = await readNext(known, source);
  return hasArrivals ? readTop({ ...grown, total: known.total }, source) : grown;
}

/** Looks again: what is new at the top, and what became of the rows that are still open (of three pages a time). */
export async function renew<Row>(
  known: Collected<Row>,
  source: PageSource<Row>,
  isOpen: (row: Row) => boolean = () => false,
): Promise<Collected<Row>> {
  const renewed = await readTop(known, source);
  const { rows, pageSize, lastPage } = renewed;
  const openPages = new Set(rows.flatMap((row, index) => (isOpen(row) ? [Math.floor(index / pageSize) + 1] : [])));
  const fresh: Row[] = [];
  for (const page of [...openPages].filter((open) => open > 1 && open <= lastPage).slice(0, MOST_OPEN_PAGES))
    fresh.push(...(await source.ask(page)).data);
  const freshRows = new Map(fresh.map((row) => [source.keyOf(row), row]));
  return { ...renewed, rows: rows.map((row) => freshRows.get(source.keyOf(row)) ?? row) };
}

interface Grown<Row> extends Collected<Row> {
  readonly hasArrivals: boolean;
}

/**
 * When rows arrived above, the next page begins with rows that are known. When some vanished, it begins too late: the total
 * is smaller then, and the page before, asked again, has a row that was skipped.
 */
async function readNext<Row>(known: Collected<Row>, source: PageSource<Row>, tries = 1): Promise<Grown<Row>> {
  const page = known.pagesRead + 1;
  const next = await source.ask(page);
  if (next.total < known.total) {
    const before = await source.ask(known.pagesRead);
    if (before.total !== next.total && tries < MOST_TRIES) return readNext(known, source, tries + 1);
    if (!isWhole(known, before, source)) return { ...(await begin(source, page)), hasArrivals: false };
  }
  // Some servers answer a page behind the last one with another page.
  const answer = next.last_page < page ? { ...next, data: [] } : next;
  const overlap = overlapOf(known.rows, answer.data, source);
  const hasArrivals = next.total > known.total || overlap > Math.max(0, known.rows.length - known.pagesRead * known.pageSize);
  // So much arrived that this page is above what is known: it is read from the top.
  if (hasArrivals && overlap === 0) return { ...known, hasArrivals };
  return {
    ...known,
    rows: joined(known.rows, answer, known.total, source),
    total: next.total,
    lastPage: next.last_page,
    pagesRead: Math.min(page, Math.max(1, next.last_page)),
    hasArrivals,
  };
}

async function readTop<Row>(known: Collected<Row>, source: PageSource<Row>): Promise<Collected<Row>> {
  const keys = new Set(known.rows.map(source.keyOf));
  const meets = (rows: readonly Row[]) => rows.some((row) => keys.has(source.keyOf(row)));
  const { first, rows: fresh } = await readDown(source, known.pagesRead, meets);
  if (fresh.length > 0 && !meets(fresh)) return begin(source, known.pagesRead);
  const rows = distinct([...fresh, ...known.rows], source.keyOf);
  const pageSize = Math.max(known.pageSize, sizeOf(first));
  const renewed = { ...known, rows, pageSize, total: first.total, lastPage: first.last_page, first };
  const hasLost = first.total < known.total + rows.length - known.rows.length;
  return !hasLost || isWhole(renewed, await source.ask(known.pagesRead), source) ? renewed : begin(source, known.pagesRead);
}

function sizeOf<Row>({ data, dropped = 0 }: PageAnswer<Row>): number {
  return data.length + dropped;
}

/** The rows as they were at the first call, from the top until there are enough; what arrives later shows in the next total. */
async function readDown<Row>(source: PageSource<Row>, pages: number, isEnough: (rows: readonly Row[]) => boolean = () => false) {
  const first = await source.ask(1);
  let rows = distinct(first.data, source.keyOf);
  let pagesRead = 1;
  for (let page = 2; page <= Math.min(pages, first.last_page) && !isEnough(rows); page += 1) {
    const before = rows;
    rows = joined(rows, await source.ask(page), first.total, source);
    if (rows !== before) pagesRead = page;
  }
  return { first, rows, pagesRead };
}

/** Adds a page below rows that were read when the list had `totalBefore`: what arrived above since then is left out. */
function joined<Row>(rows: readonly Row[], { data, total }: PageAnswer<Row>, totalBefore: number, source: PageSource<Row>) {
  if (total <= totalBefore) return distinct([...rows, ...data], source.keyOf);
  const overlap = overlapOf(rows, data, source);
  return overlap === 0 ? rows : distinct([...rows, ...data.slice(overlap)], source.keyOf);
}

/** How much of the beginning of a page is above the end of these rows. */
function overlapOf<Row>(rows: readonly Row[], data: readonly Row[], { keyOf }: PageSource<Row>): number {
  const keys = new Set(rows.map(keyOf));
  return data.findLastIndex((row) => keys.has(keyOf(row))) + 1;
}

/** Whether the last page that was read, asked again, still stands where it stood. */
function isWhole<Row>(known: Collected<Row>, last: PageAnswer<Row>, { keyOf }: PageSource<Row>): boolean {
  const { rows, pagesRead, pageSize } = known;
  if (pagesRead > last.last_page || (pagesRead === last.last_page && rows.length !== last.total)) return false;
  const from = (pagesRead - 1) * pageSize;
  return last.data.every((row, index) => {
    const place = rows[from + index];
    return place !== undefined && keyOf(place) === keyOf(row);
  });
}

function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const keys = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    return !keys.has(key) && keys.add(key);
  });
}
