import { type CachedAnswer, type AnswerCache, parseCachedAnswer } from './answerCache';
import { PUBLIC_ANSWERS } from '../worker/cacheNames';

const PREFIX = '/?list=';
/** The browser may reject every operation, in WebKit also because the page is being left. */
const ignore = () => undefined;

/**
 * Stores public answers with the Cache API, which has a large quota and is not emptied by a logout. The cache is read once.
 * Without `storage`, or when the browser refuses it, answers last as long as the page.
 */
export async function openPublicAnswerCache(isFresh: (at: number) => boolean, storage?: CacheStorage): Promise<AnswerCache> {
  const answers = new Map<string, CachedAnswer>();
  const cache = await storage?.open(PUBLIC_ANSWERS).catch(ignore);
  for (const request of (await cache?.keys().catch(ignore)) ?? []) {
    const stored = await cache?.match(request).catch(ignore);
    const cached = parseCachedAnswer(await stored?.json().catch(ignore));
    const question = new URL(request.url).searchParams.get('list') ?? '';
    if (cached !== undefined && isFresh(cached.at)) answers.set(question, cached);
    else cache?.delete(request).catch(ignore);
  }
  return {
    read: (question) => answers.get(question),
    write: (question, answer) => {
      answers.set(question, answer);
      cache?.put(PREFIX + encodeURIComponent(question), new Response(JSON.stringify(answer))).catch(ignore);
    },
  };
}
