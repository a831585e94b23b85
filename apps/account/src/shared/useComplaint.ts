import { usePlatform } from '@parlour/platform';
import { type FormEvent, useState } from 'react';

/** A rule that does not hold, and the field to mend. */
export interface Broken<Field extends string, Rule extends string> {
  readonly field: Field;
  readonly rule: Rule;
}

/** Tells a broken rule as a toast and at its field, until something is typed there. */
export function useComplaint<Field extends string, Rule extends string>(words: Readonly<Record<Rule, string>>) {
  const { toast } = usePlatform();
  const [broken, setBroken] = useState<Broken<Field, Rule>>();
  return {
    complain: (form: HTMLFormElement, found: Broken<Field, Rule>) => {
      setBroken(found);
      toast(words[found.rule], 'danger');
      const field = form.elements.namedItem(found.field);
      if (field instanceof HTMLElement) field.focus();
    },
    withdraw: () => setBroken(undefined),
    errorAt: (field: Field) => (broken?.field === field ? words[broken.rule] : undefined),
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLElement && target.getAttribute('name') === broken?.field) setBroken(undefined);
    },
  };
}
