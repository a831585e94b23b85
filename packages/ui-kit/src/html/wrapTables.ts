const LONGEST_NAME = 60;

/**
 * Wraps a table in a box in which it can scroll when it is wider than the page. The box is named and can be focused with the
 * keyboard.
 */
export function wrapTables(content: ParentNode): void {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = document.createElement('div');
    box.dataset['table'] = '';
    box.tabIndex = 0;
    const name = nameOf(table).slice(0, LONGEST_NAME);
    if (name !== '') {
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', name);
    }
    table.replaceWith(box);
    box.append(table);
  }
}

/** Names a table by its caption, or else by its first row. */
function nameOf(table: HTMLTableElement): string {
  const figcaption = table.closest('figure')?.querySelector('figcaption');
  const words = (of: Element | null | undefined) => of?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const row = [...(table.rows[0]?.cells ?? [])].map(words).filter((cell) => cell !== '');
  return words(table.caption) || words(figcaption) || row.join(', ');
}
