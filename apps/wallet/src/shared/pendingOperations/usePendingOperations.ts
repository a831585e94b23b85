import type { Endpoint } from '@parlour/api-client';
import { settleOperation, usePlatform, useUser } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { nothing, remembered } from './follow';
import { lookAgain } from './changes';
import { watchPendingOperations } from './watchPendingOperations';
import { storeOrders, readStoredOrders } from './storedOrders';
import { idOf } from './orderRules';
import { isAboutLostAnswer, type Line, linesOf } from './card/lineRules';
import { unsentOf } from './unsent';

export interface Underway {
  readonly lines: readonly Line[];
  /** Operations whose answer was lost. */
  readonly lost: readonly Line[];
  /** Operations that the operator knows, under review or decided. */
  readonly known: readonly Line[];
  /** Dismisses a line. */
  readonly dismiss: (line: Line) => void;
}

/** Pending operations and their results: all of them, or the calls of one endpoint. */
export function usePendingOperations(endpoint?: Endpoint): Underway {
  const platform = usePlatform();
  const user = useUser();
  const who = user.data?.username;
  // Without the user info the member is not known, but a logout clears the storage, so stored operations are of this member.
  const isSettled = who !== undefined || user.hasFailed;
  const name = endpoint?.name;
  const [lines, setLines] = useState<readonly Line[]>(() =>
    linesOf(who === undefined ? nothing : remembered(who, name), platform.serverNow()),
  );
  useEffect(() => {
    if (!isSettled) return undefined;
    return watchPendingOperations(platform, who, name, (followed) => {
      const next = [...unsentOf(name), ...linesOf(followed, platform.serverNow())];
      setLines((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
  }, [platform, who, isSettled, name]);

  const dismiss = ({ id, step }: Line) => {
    settleOperation(id);
    const isPending = step === 'review';
    const remaining = readStoredOrders(who).flatMap((order) =>
      idOf(order) !== id ? [order] : isPending ? [{ ...order, wasFound: false }] : [],
    );
    storeOrders(who, remaining);
    setLines((before) => before.filter((line) => line.id !== id));
    lookAgain.emit();
  };
  const lost = lines.filter(isAboutLostAnswer);
  return { lines, lost, known: lines.filter((line) => !lost.includes(line)), dismiss };
}
