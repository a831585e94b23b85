import { desc, type SQLWrapper } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

const PAGE_SIZE = 20;
const LAST_PAGE_EVER = 1_000_000;

/** How a query takes one page of 20. */
export function slice(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: (Math.min(page, LAST_PAGE_EVER) - 1) * PAGE_SIZE };
}

/** One page of what a query finds in a table, the newest first. */
export function newest<Query extends PgSelect>(
  query: Query,
  { createdAt, id }: { createdAt: SQLWrapper; id: SQLWrapper },
  page: number,
) {
  const { limit, offset } = slice(page);
  return query.orderBy(desc(createdAt), desc(id)).limit(limit).offset(offset);
}

/** One page as the API answers it. */
export function pageOf(data: readonly unknown[], total: number): { data: readonly unknown[]; total: number; last_page: number } {
  return { data, total, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}
