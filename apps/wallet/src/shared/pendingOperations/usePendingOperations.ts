import type { Endpoint } from '@parlour/api-client';
import { type Store, usePlatform, useStore, useUser } from '@parlour/platform';
import { useEffect, useMemo } from 'react';
import { isAboutLostAnswer, type Line, linesOf } from './card/lineRules';
import { type OperationsStore, operationsStore } from './operationsStore';
import { pollOperations } from './reconcile';

export interface PendingOperationLines {
  readonly lines: readonly Line[];
  /** Operations whose answer was lost. */
  readonly lost: readonly Line[];
  /** Operations that the operator knows, under review or decided. */
  readonly known: readonly Line[];
  /** Dismisses a line. */
  readonly dismiss: (line: Line) => void;
}

/** Pending operations and their results: all of them, or those of one endpoint. */
export function usePendingOperations(endpoint?: Endpoint): PendingOperationLines {
  const platform = usePlatform();
  const store = operationsStore(platform);
  const name = endpoint?.name;
  const shown = useStore(useMemo(() => linesStore(store, name), [store, name]));
  const user = useUser();
  const member = user.data?.username;
  // Without the user info the member is not known, but a logout clears the storage, so stored operations are of this member.
  const isSettled = member !== undefined || user.hasFailed;
  useEffect(() => (isSettled ? pollOperations(platform, name) : undefined), [platform, member, isSettled, name]);
  const lines = isSettled ? shown : noLines;
  const lost = lines.filter(isAboutLostAnswer);
  return {
    lines,
    lost,
    known: lines.filter((line) => !lost.includes(line)),
    dismiss: ({ id }) => store.dispatch({ type: 'lineDismissed', id }),
  };
}

const noLines: readonly Line[] = [];

/** The lines as a store of their own, which changes only with a line: the records are read every four seconds. */
function linesStore({ watch, read }: OperationsStore, endpoint: string | undefined): Store<readonly Line[]> {
  let last = noLines;
  return {
    watch,
    read: () => {
      const next = linesOf(read(), endpoint);
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    },
  };
}
