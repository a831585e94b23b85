import { usePlatform, useTexts } from '@parlour/platform';
import { type FormEvent, useState } from 'react';
import type { Broken } from './loginRules';
import { loginTexts } from './loginTexts';

/** Tells a broken rule as a toast and at its field, until something is typed there. */
export function useComplaint<Field extends string>() {
  const { toast } = usePlatform();
  const texts = useTexts(loginTexts);
  const [broken, setBroken] = useState<Broken<Field>>();
  return {
    complain: (form: HTMLFormElement, found: Broken<Field>) => {
      setBroken(found);
      toast(texts.rules[found.rule], 'danger');
      const field = form.elements.namedItem(found.field);
      if (field instanceof HTMLElement) field.focus();
    },
    withdraw: () => setBroken(undefined),
    errorAt: (field: Field) => (broken?.field === field ? texts.rules[broken.rule] : undefined),
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement && target.name === broken?.field) setBroken(undefined);
    },
  };
}
