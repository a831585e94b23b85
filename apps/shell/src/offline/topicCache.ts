import type { Topics } from '@parlour/platform';
import { safeParse } from 'valibot';
import type { TopicBus } from '../polling/createTopics';
import type { AnswerCaches } from './answerCache';

interface CachedTopics {
  readonly topics: TopicBus;
  readonly caches: AnswerCaches;
  readonly composition: () => string;
  readonly isFresh: (at: number) => boolean;
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'navigator'>;
}

const topicNames = { balance: 'member', venueBalances: 'member', appInfo: 'public' } as const satisfies Record<
  keyof Topics,
  keyof AnswerCaches
>;

/** Caches the topics when the page is left, and restores them when there is no answer yet and a request fails. */
export function cacheTopics({ topics, caches, composition, isFresh, page }: CachedTopics): void {
  const cacheTopic = <Name extends keyof Topics>(name: Name, topic: TopicBus[Name]) => {
    const cache = caches[topicNames[name]];
    const restore = () => {
      if (topic.updatedAt() !== undefined || (page.navigator.onLine && !topic.hasFailed.read())) return;
      const cached = cache.read(name);
      if (cached === undefined || !isFresh(cached.at)) return;
      const content = safeParse(topic.answer, cached.content);
      if (content.success) topic.restore(content.output, cached.at);
    };
    const write = () => {
      const [content, at] = [topic.read(), topic.updatedAt()];
      if (content !== undefined && at !== undefined) cache.write(name, { at, composition: composition(), content });
    };
    restore();
    write();
    topic.hasFailed.watch(restore);
    page.addEventListener('offline', restore);
    page.addEventListener('pagehide', write);
    page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && write());
  };
  cacheTopic('balance', topics.balance);
  cacheTopic('venueBalances', topics.venueBalances);
  cacheTopic('appInfo', topics.appInfo);
}
