import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from './languages/languages';
import type { Member, Store, Session, SharedTopic, Topics } from './platform';
import { usePlatform } from './context';
import { useIsOnline } from './online';

/** The current value of a store, kept current. */
export function useStore<Value>({ watch, read }: Store<Value>): Value {
  return useSyncExternalStore(watch, read);
}

/** The current visitor or member. */
export function useSession(): Session {
  return useStore(usePlatform().session);
}

/** Whether a visitor or a member uses the site. Unlike `useSession` it does not render again with each user info. */
export function useRole(): Session['role'] {
  const { session } = usePlatform();
  return useSyncExternalStore(session.watch, () => session.read().role);
}

/** The latest value of a polled topic, polled as long as someone on screen uses it; undefined until the first answer. */
export function useTopic<Name extends keyof Topics>(name: Name): Topics[Name] | undefined {
  return useStore(usePlatform().topic(name));
}

/**
 * Returns the content of a topic that remotes share (undefined until a remote wrote it) and the function that writes it. The
 * remote config names the topic: under `topics` in the remote that declares it, under `reads` in the others.
 */
export function useSharedTopic<Content>(name: string): readonly [Content | undefined, (content: Content | undefined) => void] {
  const platform = usePlatform();
  const topic = useMemo(() => platform.shared(name) as SharedTopic<Content>, [platform, name]);
  return [useStore(topic), topic.set];
}

/** Data that the shell requests on behalf of a screen. */
export interface Loadable<Value> {
  readonly data: Value | undefined;
  /** Whether the last request failed and there are no data. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** `useTopic` for a screen that has nothing to show without it. */
export function useTopicState<Name extends keyof Topics>(name: Name): Loadable<Topics[Name]> {
  const topic = usePlatform().topic(name);
  const data = useTopic(name);
  const isUnanswered = useStore(topic.hasFailed);
  const isOnline = useIsOnline();
  const retry = () => void topic.ask().catch(() => undefined);
  return { data, hasFailed: data === undefined && (isUnanswered || !isOnline), retry };
}

/** The member's user info, for a screen that has nothing to show without it. */
export function useUser(): Loadable<Member> {
  const { session } = usePlatform();
  const visitor = useSession();
  const isOnline = useIsOnline();
  const member = visitor.role === 'member' ? visitor : undefined;
  const hasFailed = member !== undefined && member.user === undefined && (member.isUserLost === true || !isOnline);
  return { data: member?.user, hasFailed, retry: () => void session.refresh() };
}

/** The language the player chose. */
export function useLanguage(): Language {
  return useStore(usePlatform().language);
}
