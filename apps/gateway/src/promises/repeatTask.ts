import type { FastifyInstance } from 'fastify';

/**
 * Runs something repeatedly while the gateway runs, never twice at once; a failure is logged, passed to `onFailure`, and retried next
 * time.
 */
export function repeatTask(
  app: FastifyInstance,
  everyMs: number,
  what: string,
  work: () => Promise<void>,
  onFailure: (what: string) => void = () => undefined,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let running = Promise.resolve();
  const next = () => {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          app.log.warn({ error: error instanceof Error ? error.message : String(error) }, `could not ${what}`);
          onFailure(what);
        })
        .then(next);
    }, everyMs).unref();
  };
  next();
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}
