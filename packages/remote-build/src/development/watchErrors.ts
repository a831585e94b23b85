import type { Trouble } from './overlay';

/** A source line with its surrounding lines. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly excerpt: string;
}

/** Reports uncaught errors, and those that React caught and logged, with their source line where `placesIn` finds it. */
export function watchErrors(
  page: Window & { readonly console: Console },
  tell: (troubles: readonly Trouble[]) => void,
  placesIn: (stack: string) => Promise<readonly Place[]> = async () => [],
) {
  let troubles: readonly Trouble[] = [];
  const known = new WeakSet<Error>();
  const look = async (error: unknown) => {
    if (!(error instanceof Error) || known.has(error)) return;
    known.add(error);
    const places = await placesIn(error.stack ?? '').catch(() => []);
    const [first] = places;
    const trail = places.map(({ file, line }) => `${file}:${line}`).join('\n');
    const text = first === undefined ? (error.stack ?? '') : `${first.excerpt}\n\n${trail}`;
    troubles = [...troubles, { title: String(error), text }];
    tell(troubles);
  };
  page.addEventListener('error', ({ error }) => void look(error));
  page.addEventListener('unhandledrejection', ({ reason }) => void look(reason));
  const { error: say } = page.console;
  page.console.error = (...said: unknown[]) => {
    say(...said);
    for (const one of said) void look(one);
  };
  return {
    forget: () => {
      troubles = [];
      tell(troubles);
    },
  };
}
