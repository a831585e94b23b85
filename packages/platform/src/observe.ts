import { useSyncExternalStore } from 'react';
import type { Language, Observable, Session, Topics } from './contract';
import { usePlatform } from './context';

/** The current value of an observable, kept current. */
export function useObserved<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.watch, observable.read);
}

/** Who is looking. */
export function useSession(): Session {
  return useObserved(usePlatform().session);
}

/** The latest value of a polled topic, polled as long as someone on screen uses it; undefined until the first answer. */
export function useTopic<Name extends keyof Topics>(name: Name): Topics[Name] | undefined {
  return useObserved(usePlatform().topic(name));
}

/** The language the player chose. */
export function useLanguage(): Language {
  return useObserved(usePlatform().language);
}
