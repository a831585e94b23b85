/** Caches values by name up to a total size; then evicts the least recently used one first. */
export interface Lru<Value> {
  get(name: string): Value | undefined;
  /** Does not cache a value that would fill more than a quarter alone. */
  set(name: string, value: Value): void;
}

export function createLru<Value>(capacity: number, weigh: (value: Value) => number): Lru<Value> {
  const values = new Map<string, Value>();
  let weight = 0;
  const drop = (name: string) => {
    const value = values.get(name);
    if (value === undefined) return;
    values.delete(name);
    weight -= weigh(value);
  };
  return {
    get: (name) => {
      const value = values.get(name);
      if (value === undefined) return undefined;
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set: (name, value) => {
      drop(name);
      if (weigh(value) > capacity / 4) return;
      values.set(name, value);
      weight += weigh(value);
      for (const oldest of values.keys()) {
        if (weight <= capacity) break;
        drop(oldest);
      }
    },
  };
}
