import { execFileSync } from 'node:child_process';
import type { Provenance } from '../describe';

/** From which commit, and when. */
export function provenance(): Provenance {
  const builtAt = new Date().toISOString();
  try {
    const revision = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return { builtAt, revision };
  } catch {
    return { builtAt, revision: 'unknown' };
  }
}
