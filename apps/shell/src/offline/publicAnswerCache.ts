import { type CachedAnswer, type AnswerCache, parseCachedAnswer } from './answerCache';
import { PUBLIC_ANSWERS } from '../worker/cacheNames';

const PREFIX = '/?list=';
/** Every use can be refused: in WebKit also because the page is being left. */
const nothing = () => undefined;

/**
 * Public data are in a cache of the page, with a large quota and not emptied by a logout. It is read once; without `storage`,
 * or when the browser refuses it, it lasts as long as the page.
 */
export async function openPublicAnswerCache(isFresh: (at: number) => boolean, storage?: CacheStorage): Promise<AnswerCache> {
  const known = new Map<string, CachedAnswer>();
  const cache = await storage?.open(PUBLIC_ANSWERS).catch(nothing);
  for (const request of (await cache?.keys().catch(nothing)) ?? []) {
    const stored = await cache?.match(request).catch(nothing);
    const cached = parseCachedAnswer(await stored?.json().catch(nothing));
    const question = new URL(request.url).searchParams.get('list') ?? '';
    if (cached !== undefined && isFresh(cached.at)) known.set(question, cached);
    else cache?.delete(request).catch(nothing);
  }
  return {
    read: (question) => known.get(question),
    write: (question, answer) => {
      known.set(question, answer);
      cache?.put(PREFIX + encodeURIComponent(question), new Response(JSON.stringify(answer))).catch(nothing);
    },
  };
}
