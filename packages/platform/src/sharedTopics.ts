import type { SharedTopic } from './platform';
import type { RemoteConfig } from './remoteConfig';
import { createValue } from './value';

/** The declarations of the page's releases, by remote. */
type Configs = Readonly<Record<string, Pick<RemoteConfig, 'topics' | 'reads'>>>;

/** The topics that the remotes of a page share. */
export interface SharedTopics {
  /** A topic for a remote; throws when its config does not name it. */
  of(name: string, remote: string): SharedTopic<unknown>;
  /** Forgets all contents, for the next member of this browser. */
  clear(): void;
}

/** Creates the topics that releases declare. `configs` is called at each use, because releases change while a page is open. */
export function createSharedTopics(configs: () => Configs): SharedTopics {
  const values = new Map<string, ReturnType<typeof createValue<unknown>>>();
  const declared = (name: string) =>
    Object.entries(configs()).flatMap(([owner, { topics = {} }]) => {
      const topic = topics[name];
      return topic ? [{ fields: topic.fields, writers: [owner, ...(topic.writers ?? [])] }] : [];
    })[0];
  const set = (name: string, remote: string, content: unknown) => {
    const { fields = {}, writers = [] } = declared(name) ?? {};
    if (!writers.includes(remote)) throw new Error(`${remote} may not write the topic ${name}`);
    const isLacking = ([field, type]: readonly [string, string]) => typeof Reflect.get(Object(content), field) !== type;
    const [lacking] = (content === undefined ? undefined : Object.entries(fields).find(isLacking)) ?? [];
    if (lacking !== undefined) throw new Error(`${remote} writes the topic ${name} without a sound ${lacking}`);
    values.get(name)?.set(content);
  };
  return {
    of: (name, remote) => {
      const isNamed = configs()[remote]?.reads?.[name] !== undefined || declared(name)?.writers.includes(remote);
      if (!isNamed) throw new Error(`${remote} uses the topic ${name} without naming it in the reads of its config`);
      const value = values.get(name) ?? createValue<unknown>(undefined);
      values.set(name, value);
      return { ...value, set: (content) => set(name, remote, content) };
    },
    clear: () => values.forEach((value) => value.set(undefined)),
  };
}
