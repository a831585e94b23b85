/** Reads again and again until what was read is there; at most five seconds. */
export async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('It did not happen in time.');
}
