import { usePlatform, useSingleFlight } from '@parlour/platform';
import { nextFrame } from '@parlour/ui-kit';
import { type FormEvent, startTransition, type SubmitEvent, useState } from 'react';
import { firstBrokenRule, type Rule } from './rules';

interface Submission<Draft, Texts> {
  /** The values that are checked and sent. */
  readonly read: (form: HTMLFormElement) => Draft;
  readonly rules: readonly Rule<Draft, Texts>[];
  /** Called when no rule is broken. The form cannot be submitted again until the promise settles. */
  readonly send: (draft: Draft) => Promise<unknown>;
  readonly onBroken?: (field: keyof Draft, draft: Draft) => void;
}

export interface Form<Draft, Texts> {
  readonly typed: Partial<Draft>;
  /** Whether the player has changed anything. */
  readonly isTouched: boolean;
  readonly change: (changes: Partial<Draft>) => void;
  /** Discards what was typed. */
  readonly reset: () => void;
  /** For a form whose inputs hold their own values. */
  readonly onInput: (event: FormEvent) => void;
  readonly errorAt: (field: keyof Draft) => string | undefined;
  readonly clearError: () => void;
  readonly onSubmit: (submission: Submission<Draft, Texts>) => (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether it is being sent, or is finished. */
  readonly isBusy: boolean;
  /** Prevents further submissions, such as while the page navigates away. */
  readonly finish: () => void;
  readonly isFinished: boolean;
}

/**
 * Manages a form: its input, its first broken rule, shown as a toast and at the field until the input changes, and its
 * submission, which runs once at a time.
 */
export function useForm<Draft extends object, Texts>(texts: Texts, initial: Partial<Draft> = {}): Form<Draft, Texts> {
  const { toast } = usePlatform();
  const { run, isRunning } = useSingleFlight();
  const [typed, setTyped] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const [isFinished, setFinished] = useState(false);
  const [broken, setBroken] = useState<Rule<Draft, Texts>>();
  const clearError = () => setBroken(undefined);

  const submit = (form: HTMLFormElement, { read, rules, send, onBroken }: Submission<Draft, Texts>) => {
    if (isFinished || isRunning) return;
    const draft = read(form);
    const rule = firstBrokenRule(rules, draft);
    // A transition: the browser first paints what the tap itself changed.
    startTransition(() => setBroken(rule));
    if (rule === undefined) {
      // Waits a frame, so that the button is painted busy before the call blocks the thread.
      void run(() => nextFrame().then(() => send(draft)));
      return;
    }
    onBroken?.(rule.field, draft);
    toast(rule.text(texts), 'danger');
    focusField(form, rule.field);
  };

  return {
    typed,
    isTouched,
    change: (changes) => {
      setTouched(true);
      setTyped((before) => ({ ...before, ...changes }));
      if (broken !== undefined && broken.field in changes) clearError();
    },
    reset: () => {
      setTyped({});
      clearError();
    },
    onInput: ({ target }) => {
      setTouched(true);
      if (target instanceof HTMLElement && target.getAttribute('name') === broken?.field) clearError();
    },
    errorAt: (field) => (broken?.field === field ? broken.text(texts) : undefined),
    clearError,
    onSubmit: (submission) => (event) => {
      event.preventDefault();
      submit(event.currentTarget, submission);
    },
    isBusy: isRunning || isFinished,
    finish: () => setFinished(true),
    isFinished,
  };
}

/** Focuses a control of that name, or the tab stop of a group with that name. */
function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field='${name}'] [tabindex='0']`);
  if (field instanceof HTMLElement) field.focus();
}
