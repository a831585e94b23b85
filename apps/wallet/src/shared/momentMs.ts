/** A moment as the API client tells it, `YYYY-MM-DD HH:mm:ss` in Beijing, in epoch milliseconds; undefined for what is no time. */
export function momentMs(moment: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment) ?? [];
  const ms = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(ms) ? undefined : ms;
}
