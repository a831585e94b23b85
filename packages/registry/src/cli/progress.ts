import { spinner } from '@clack/prompts';

export interface Progress {
  step(text: string): void;
  end(): void;
}

/** Shows a spinner on a terminal, and nothing in a log. */
export function showProgress(text: string): Progress {
  if (!process.stdout.isTTY) return { step: () => undefined, end: () => undefined };
  const line = spinner();
  let isShown = true;
  line.start(text);
  return {
    step: (next) => line.message(next),
    end: () => {
      if (isShown) line.clear();
      isShown = false;
    },
  };
}
