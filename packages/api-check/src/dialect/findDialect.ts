import { isDeepStrictEqual } from 'node:util';
import { calls } from '@parlour/api-client/endpoints/all';
import type { Dialect } from '@parlour/dialect';
import { checkBackend } from '../checkBackend';
import type { Wish } from '../known';
import { type Inferred, inferDialect } from './inferDialect';
import { type Recorded, startTranslatingProxy } from './translatingProxy';

/** Each round knows more of the dialect, and so gets further: the envelope, a session, then lists. */
const MOST_ROUNDS = 5;

/** Finds the dialect of a backend by asking it what the check asks; nothing that moves money is sent. */
export async function findDialect(wish: Wish): Promise<Inferred> {
  let found: Inferred = { dialect: {}, unclear: [] };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const recorded: Recorded[] = [];
    const proxy = await startTranslatingProxy(wish.origin, found.dialect, (answer) => recorded.push(answer));
    try {
      await fetch(`${proxy.origin}${calls.getUser.path}`, {
        method: calls.getUser.method,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { payPassword: _unused, ...reading } = wish;
      await checkBackend({ ...reading, origin: proxy.origin, withMoney: false });
    } finally {
      proxy.stop();
    }
    const next = inferDialect(recorded);
    if (isDeepStrictEqual(next.dialect, found.dialect)) return next;
    found = next;
  }
  return found;
}

/** Whether a backend answers as the site reads it. */
export function isPlain(dialect: Dialect): boolean {
  return Object.keys(dialect).length === 0;
}
