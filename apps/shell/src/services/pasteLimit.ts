/**
 * Refuses a paste that exceeds the field's maximum length, and reports that length. The browser would silently truncate it: an
 * account number would lose its last digits, and two passwords that differ only after the limit would be considered equal.
 */
export function limitPastes(page: Pick<Window, 'addEventListener'>, tell: (most: number) => void): void {
  page.addEventListener('paste', (event) => {
    const { target: field, clipboardData } = event;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return;
    const { value, selectionStart, selectionEnd, maxLength } = field;
    const pasted = clipboardData?.getData('text') ?? '';
    // A trailing space of a copied number may be dropped, but a password keeps every character.
    const accepted = field.type === 'password' ? pasted : pasted.trimEnd();
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (value.length - replaced + accepted.length <= maxLength) return;
    event.preventDefault();
    tell(maxLength);
  });
}
