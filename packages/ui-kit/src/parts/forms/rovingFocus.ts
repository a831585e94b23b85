import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keyboard handler of a radiogroup or tablist: arrow keys, Home and End focus and select an item, wrapping at the ends. */
export function rovingFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled),[role=tab]:not(:disabled)')];
  const index = items.findIndex((item) => item === document.activeElement);
  const offset = steps[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? -1
        : offset === undefined || index < 0
          ? undefined
          : (index + offset) % items.length;
  if (next === undefined) return;
  event.preventDefault();
  const item = items.at(next);
  item?.focus();
  item?.click();
}

/** The value of the item with `tabIndex` 0: the selected one, or the first that is enabled. */
export function tabStop<V extends string>(
  options: readonly { value: V; disabled?: boolean }[],
  value: V | undefined,
): V | undefined {
  const enabled = options.filter((option) => !option.disabled);
  return (enabled.find((option) => option.value === value) ?? enabled[0])?.value;
}
