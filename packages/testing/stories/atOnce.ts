/** Does jobs in their order, so many at once. */
export async function atOnce<Job>(most: number, jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const waiting = [...jobs];
  const next = async (): Promise<void> => {
    const job = waiting.shift();
    if (job === undefined) return;
    await work(job);
    await next();
  };
  await Promise.all(Array.from({ length: most }, next));
}
