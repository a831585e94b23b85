import { type Kept, type KeptPlace, readKept } from './kept';

const NAME = 'parlour.lists';
const PREFIX = '/?list=';

/**
 * What is everyone's lies in a cache of the page's, which takes much and is not emptied by a logout. It is read once; without `storage`,
 * or when the browser refuses it, it lasts as long as the page.
 */
export async function openCommonPlace(isFresh: (at: number) => boolean, storage?: CacheStorage): Promise<KeptPlace> {
  const known = new Map<string, Kept>();
  const cache = await storage?.open(NAME).catch(() => undefined);
  for (const request of (await cache?.keys().catch(() => undefined)) ?? []) {
    const stored = await cache?.match(request);
    const kept = readKept(await stored?.json().catch(() => undefined));
    const question = new URL(request.url).searchParams.get('list') ?? '';
    if (kept !== undefined && isFresh(kept.at)) known.set(question, kept);
    else void cache?.delete(request);
  }
  return {
    find: (question) => known.get(question),
    keep: (question, answer) => {
      known.set(question, answer);
      cache?.put(PREFIX + encodeURIComponent(question), new Response(JSON.stringify(answer))).catch(() => undefined);
    },
  };
}
