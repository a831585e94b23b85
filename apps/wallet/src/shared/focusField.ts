/** Focuses the field that broke a rule: a control of that name, or the tab stop of a group with that name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field='${name}'] [tabindex='0']`);
  if (field instanceof HTMLElement) field.focus();
}
