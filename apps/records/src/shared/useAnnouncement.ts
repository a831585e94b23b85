import { useEffect, useRef, useState } from 'react';
import { changedRows } from './changedRows';

/** Maximum number of changes that are announced at once. */
const MOST = 3;

interface Wording<Row> {
  readonly keyOf: (row: Row) => string;
  readonly stateOf: (row: Row) => number;
  readonly describe: (row: Row) => string;
}

/** A sentence about the rows whose state changed while they were shown; empty until one did. */
export function useAnnouncement<Row>(rows: readonly Row[] | undefined, { keyOf, stateOf, describe }: Wording<Row>): string {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<readonly Row[]>([]);
  useEffect(() => {
    if (rows === undefined || rows === before.current) return;
    const changed = changedRows(before.current, rows, { keyOf, stateOf });
    before.current = rows;
    if (changed.length > 0) setAnnouncement(changed.slice(0, MOST).map(describe).join(' · '));
  }, [rows, keyOf, stateOf, describe]);
  return announcement;
}
