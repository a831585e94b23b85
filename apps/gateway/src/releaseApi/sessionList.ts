import { type Author, author } from '@parlour/release-contract/policy';
import type { Store } from '@parlour/registry';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { createCachedCall } from '../promises/cachedCall';
import { withTimeout } from '../promises/withTimeout';

const FOLDER = 'sessions';
/** How long another gateway may take to learn that a session has ended. */
const KNOWN_FOR_MS = 5_000;
/** Timeout for a slow store; after it the last known list is used. */
const PATIENCE_MS = 500;
const NAME = /^(\d{13})-([\w-]{16})\.(json|ended)$/;

const record = v.object({ author, browser: v.string(), at: v.number() });

/** A session of the console that has begun. */
export interface ListedSession {
  readonly id: string;
  readonly author: Author;
  /** Family of the browser. */
  readonly browser: string;
  /** When it began and when it ends at the latest, in ms since 1970. */
  readonly at: number;
  readonly until: number;
}

/** The sessions of the console, for all gateways on one store. */
export interface SessionList {
  begin(session: ListedSession): Promise<void>;
  /** Ends a session: here at once, on other gateways within seconds. Rejects when the store does not take it. */
  end(session: Pick<ListedSession, 'id' | 'until'>): Promise<void>;
  /** Whether a session was ended; reads the store once in five seconds at most. */
  hasEnded(id: string): Promise<boolean>;
  /** Those that go on, the newest first. */
  all(): Promise<readonly ListedSession[]>;
}

/**
 * A session has a file that says who began it, and a second file once it was ended. The names of both contain the time at which
 * the session expires.
 */
export function createSessionList(store: Store, log: Pick<FastifyBaseLogger, 'error'>, now: () => number): SessionList {
  const endedHere = new Set<string>();
  let ended: ReadonlySet<string> = new Set();
  let isDown = false;

  const names = async () => {
    const matches = (await store.list(FOLDER)).map((name) => NAME.exec(name)).filter((match) => match !== null);
    return matches.map(([name, until, id = '', kind]) => ({ key: `${FOLDER}/${name}`, until: Number(until), id, kind }));
  };
  const readSessions = createCachedCall(
    async () => {
      try {
        ended = new Set((await names()).filter(({ kind }) => kind === 'ended').map(({ id }) => id));
        isDown = false;
      } catch (error) {
        if (!isDown) log.error({ err: error }, 'the store does not say which sessions of the console were ended');
        isDown = true;
      }
    },
    KNOWN_FOR_MS,
    now,
  );
  const keyOf = ({ id, until }: Pick<ListedSession, 'id' | 'until'>, kind: string) => `${FOLDER}/${until}-${id}.${kind}`;

  return {
    begin: async ({ id, until, ...rest }) => {
      await store.write(keyOf({ id, until }, 'json'), Buffer.from(JSON.stringify(rest)));
      const over = (await names()).filter((one) => one.until < now());
      await Promise.all(over.map(({ key }) => store.remove(key)));
    },
    end: async (session) => {
      endedHere.add(session.id);
      await store.write(keyOf(session, 'ended'), Buffer.from('{}'));
    },
    hasEnded: async (id) => {
      if (endedHere.has(id)) return true;
      await withTimeout(PATIENCE_MS, readSessions(), undefined);
      return ended.has(id);
    },
    all: async () => {
      const files = await names();
      const over = new Set(files.filter(({ kind }) => kind === 'ended').map(({ id }) => id));
      const going = files.filter(({ kind, id, until }) => kind === 'json' && !over.has(id) && until > now());
      const sessions = await Promise.all(
        going.map(async ({ key, id, until }) => {
          const text = (await store.read(key))?.toString() ?? '';
          const read = v.safeParse(v.pipe(v.string(), v.parseJson(), record), text);
          return read.success ? [{ id, until, ...read.output }] : [];
        }),
      );
      return sessions.flat().toSorted((one, other) => other.at - one.at);
    },
  };
}
