import { useEffect, useRef, useState } from 'react';
import type { Line } from './lineRules';

/** What to announce: the last line whose step changed since it was first shown. */
export function useAnnouncement(lines: readonly Line[], describe: (line: Line) => string): string {
  const known = useRef(new Map<string, string>());
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const isKnown = known.current.size > 0;
    const changed = lines.find(({ id, step }) => isKnown && known.current.get(id) !== step);
    known.current = new Map(lines.map(({ id, step }) => [id, step]));
    if (lines.length === 0) setAnnouncement('');
    else if (changed) setAnnouncement(describe(changed));
  }, [lines, describe]);
  return announcement;
}
