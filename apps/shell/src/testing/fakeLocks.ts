type Turn = () => Promise<void>;
interface Asked {
  readonly owner: object;
  readonly turn: Turn;
  readonly end: (reason?: unknown) => void;
}

/** The locks of one browser, which jsdom lacks: one holder for a name, the others wait in line. */
export function createFakeLocks() {
  const lines = new Map<string, Asked[]>();
  const frozen = new Set<object>();
  const lineOf = (name: string) => lines.get(name) ?? lines.set(name, []).get(name) ?? [];
  const serve = async (name: string) => {
    const [first] = lineOf(name);
    if (first === undefined || frozen.has(first.owner)) return;
    await first.turn();
    if (leave(name, first)) first.end();
  };
  const leave = (name: string, one: Asked) => {
    const index = lineOf(name).indexOf(one);
    if (index === -1) return false;
    lineOf(name).splice(index, 1);
    if (index === 0) void serve(name);
    return true;
  };
  const request = (owner: object, name: string, { signal, steal = false }: LockOptions, turn: Turn) =>
    new Promise<void>((resolve, reject) => {
      const line = lineOf(name);
      const end = (reason?: unknown) => (reason === undefined ? resolve() : reject(reason));
      const one: Asked = { owner, turn, end };
      signal?.addEventListener('abort', () => line[0] !== one && leave(name, one) && end(signal.reason));
      if (steal) line.shift()?.end(new Error('stolen'));
      line[steal ? 'unshift' : 'push'](one);
      if (line[0] === one) void Promise.resolve().then(() => serve(name));
    });
  return {
    /** The locks as one window sees them. */
    open: (owner: object) =>
      ({ request: (name: string, how: LockOptions, turn: Turn) => request(owner, name, how, turn) }) as Pick<
        LockManager,
        'request'
      >,
    /** A closed window holds no lock. */
    close: (owner: object) => {
      for (const [name, line] of lines) for (const one of line.filter((each) => each.owner === owner)) leave(name, one);
    },
    /** A frozen window. */
    freeze: (owner: object) => void frozen.add(owner),
  };
}
