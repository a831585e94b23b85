/** Parses a time of the API client, `YYYY-MM-DD HH:mm:ss` in Beijing, to epoch milliseconds; undefined if it is none. */
export function momentMs(moment: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  const ms = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(ms) ? undefined : ms;
}
