import { type ApiFault, NO_WORDS, REFUSAL } from '@parlour/testing/apiFaults';
import type { Seen } from '../support/screens/screenWatch';
import type { SweptScreen } from '../support/screens/writtenScreens';

const SESSION_ENDED = '认证失败您的账号登陆过期，请重新登陆';

/** What a player would complain about on one screen under one fault; nothing is what is wanted. */
export type Complaints = readonly string[];

/** However many calls fail: the screen shows something, offers a way on, and shows the default texts or none. */
export function* flawsOf(seen: Seen, { kind }: ApiFault, { says }: SweptScreen): Generator<string> {
  if (!seen.isSettled) yield `still waiting for ${seen.waiting.join(', ')}`;
  if (!seen.hasContent) yield 'nothing to see';
  if (seen.ways === 0) yield 'no way on';
  const told = seen.toasts.filter((toast) => toast !== says && !(kind === 'refused' && [REFUSAL, NO_WORDS].includes(toast)));
  if (told.length > 0) yield `it said ${told.join(' and ')}`;
}

/** When all calls end badly. */
export function* complaintsOf(seen: Seen, fault: ApiFault, screen: SweptScreen): Generator<string> {
  const { kind, isWhole } = fault;
  if (kind === 'unauthorised') {
    yield* flawsOf({ ...seen, toasts: [] }, fault, screen);
    const { dialogs, hash } = seen;
    const isAtLogin = hash.startsWith('#/login') || hash.startsWith('#/telegram-login');
    if (dialogs.length > 0 && !isAtLogin) yield `the session ended at ${hash}`;
    const isOne = dialogs.length === 1 && dialogs[0]?.startsWith(SESSION_ENDED) === true;
    if (screen.hasRetry && !isOne) yield `the dialogs are ${dialogs.join(' and ')}`;
    return;
  }
  yield* flawsOf(seen, fault, screen);
  const isAnswer = kind === 'refused' ? screen.takesRefusal || screen.takesAnswer : kind === 'badAnswer' && screen.takesAnswer;
  const mustRetry = kind !== undefined && screen.hasRetry && !isAnswer;
  if (mustRetry && seen.retries === 0) yield 'no way to try again';
  if (isWhole && seen.retries > 0) yield 'something failed';
}

/** What the browser itself reports, except the injected failures. */
export const uncaught = (errors: Complaints) => errors.filter((error) => !error.startsWith('Failed to load resource'));
