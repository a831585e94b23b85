import type { Finding } from '../check';
import { detailsOf, INDENT, linesOf, nameOf, WIDTH, words } from './lines';

/** Number of calls of one cause that are named, unless all are requested. */
const NAMED = 3;

/**
 * The probable common cause of several findings, as a text that is the same for all of them; undefined for a separate finding.
 */
function causeOf({ endpoint, verdict }: Finding): string | undefined {
  switch (verdict.kind) {
    case 'ok':
    case 'refusedAsHoped':
      return undefined;
    case 'misfit': {
      const [first, ...more] = verdict.misfits;
      if (first === undefined || more.length > 0 || !/^(code|the answer)$/.test(first.at)) return undefined;
      return detailsOf(verdict).join(' ');
    }
    default:
      return detailsOf(verdict).join(' ').replaceAll(endpoint.path, '<path of the call>');
  }
}

/** Prints findings as they come, except those that may share a cause: these are printed at the end, one line per cause. */
export function createTeller(say: (line: string) => void, isVerbose = false) {
  const causes = new Map<string, Finding[]>();
  return {
    tell(finding: Finding): void {
      const cause = causeOf(finding);
      if (cause === undefined) linesOf(finding).forEach(say);
      else {
        const key = `${words[finding.verdict.kind].padEnd(WIDTH)}\n${cause}`;
        causes.set(key, [...(causes.get(key) ?? []), finding]);
      }
    },
    conclude(): void {
      for (const [key, findings] of causes) linesOfCause(key, findings, isVerbose).forEach(say);
    },
  };
}

function linesOfCause(key: string, findings: readonly Finding[], isVerbose: boolean): string[] {
  const [first, ...others] = findings;
  if (first === undefined) return [];
  if (others.length === 0) return linesOf(first);
  const [result, cause] = key.split('\n');
  const names = findings.map(nameOf);
  const named = isVerbose ? names : names.slice(0, NAMED);
  const left = names.length - named.length;
  const list = `${named.join('; ')}${left > 0 ? `; and ${left} more (--verbose names all)` : ''}`;
  return [`${result}${findings.length} calls: ${cause}`, `${INDENT}${list}`];
}
