/**
 * Refuses what is pasted into a field and has no room there, and tells how many characters the field takes. The browser would cut it in
 * silence: a number of an account would lose its end, and two passwords that differ behind it would be taken as equal.
 */
export function limitPastes(page: Pick<Window, 'addEventListener'>, tell: (most: number) => void): void {
  page.addEventListener('paste', (event) => {
    const { target: field, clipboardData } = event;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return;
    const { value, selectionStart, selectionEnd, maxLength } = field;
    const pasted = clipboardData?.getData('text') ?? '';
    // The space behind a number that was copied may go; a password has none to lose.
    const kept = field.type === 'password' ? pasted : pasted.trimEnd();
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (value.length - replaced + kept.length <= maxLength) return;
    event.preventDefault();
    tell(maxLength);
  });
}
