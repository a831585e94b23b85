import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End inside a radiogroup or tablist: moves the focus and chooses, round the ends. */
export function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled),[role=tab]:not(:disabled)')];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = steps[event.key];
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined || at < 0 ? undefined : (at + step) % items.length;
  if (next === undefined) return;
  event.preventDefault();
  const item = items.at(next);
  item?.focus();
  item?.click();
}

/** The tab stop of a group: the chosen item, or the first that can be chosen. */
export function tabStop<V extends string>(
  options: readonly { value: V; disabled?: boolean }[],
  value: V | undefined,
): V | undefined {
  const open = options.filter((option) => !option.disabled);
  return (open.find((option) => option.value === value) ?? open[0])?.value;
}
