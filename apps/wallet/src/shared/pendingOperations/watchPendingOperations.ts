import { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import { lookAgain } from './changes';
import { follow, type Followed, type FollowedCall, nothing, openTypes, remembered } from './follow';
import { keepCalls } from './keptCalls';
import type { RecordType } from './moneyCalls';

const POLL_MS = 4000;
const everyType: readonly RecordType[] = [1, 2, 3, 4];

/**
 * The record types that are read at the start to find orders of other sessions: all types, or deposits, which may still have to
 * be paid.
 */
function firstTypes(endpoint: string | undefined): readonly RecordType[] {
  return endpoint === undefined ? everyType : endpoint === submitDeposit.name ? [1] : [];
}

/**
 * Follows pending operations while the page is visible: at once, every four seconds as long as there are any, and at each change
 * in this or another tab. Without an endpoint it covers all money operations. Returns the function that stops it.
 */
export function watchPendingOperations(
  platform: Platform,
  who: string | undefined,
  endpoint: string | undefined,
  onChange: (followed: Followed) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isFirst = true;
  let shown = nothing;
  const show = (followed: Followed) => {
    shown = followed;
    onChange(followed);
  };
  /** The last known outcome of a call; a call that is sent again starts anew. */
  const withLastOutcome = (call: FollowedCall) =>
    shown.calls.find(({ key, sentAt }) => key === call.key && sentAt === call.sentAt) ?? call;
  const check = async () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const own = (round += 1);
    keepCalls(platform);
    const before = remembered(who, endpoint);
    // Orders are only followed for a known member.
    const first = isFirst && who !== undefined ? firstTypes(endpoint) : [];
    const types = [...new Set([...first, ...openTypes(before)])];
    // Shows the stored state first, because reading the records may take half a minute.
    show({ ...before, calls: before.calls.map(withLastOutcome) });
    const followed = (await follow(platform, who, endpoint, types)) ?? nothing;
    if (own !== round) return;
    isFirst = false;
    show(followed);
    if (followed.calls.length + followed.orders.length > 0) timer = setTimeout(check, POLL_MS);
  };
  const again = () => void check();
  const onStorage = ({ key }: StorageEvent) => {
    // Matches the keys of pending operations and followed orders. An event without a key means that the storage was cleared at
    // the end of a session.
    if (key !== null && /^parlour\.(intent|wallet)\./.test(key)) again();
  };
  const unsubscribe = lookAgain.subscribe(again);
  document.addEventListener('visibilitychange', again);
  window.addEventListener('storage', onStorage);
  again();
  return () => {
    round += 1;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('storage', onStorage);
  };
}
