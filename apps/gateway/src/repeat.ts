import type { FastifyInstance } from 'fastify';

/** Does something again and again while the gateway runs, never twice at once; what fails is logged and tried again next time. */
export function repeat(app: FastifyInstance, everyMs: number, what: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let running = Promise.resolve();
  const next = () => {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) =>
          app.log.warn({ error: error instanceof Error ? error.message : String(error) }, `could not ${what}`),
        )
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
