const LOOK_EVERY_MS = 20;
/** Only ends a test that has failed: less than a test may take, more than a busy machine does. */
const GIVE_UP_AFTER_MS = 25_000;

/** Reads repeatedly until the result is there. */
export async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  const last = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    if (performance.now() > last) throw new Error(`It did not happen in time: ${JSON.stringify(value)}.`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}
