/** How many days a list looks back (spec section 7): 1 today, 2 the last 7, 3 the last 15, 4 the last 30. */
export type DayFilter = 1 | 2 | 3 | 4;

const days: readonly DayFilter[] = [1, 2, 3, 4];

/** The days filter of a URL, 30 days without one. */
export function daysOf(query: URLSearchParams): DayFilter {
  return days.find((date) => `${date}` === query.get('date')) ?? 4;
}

/** The platform filter of a URL, including unknown ones; empty means all. */
export function platformOf(query: URLSearchParams): string {
  return query.get('api_type') ?? '';
}
