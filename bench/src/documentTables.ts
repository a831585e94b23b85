import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const document = path.resolve('docs/scale.md');
const END = '<!-- end -->';

/** Replaces the tables of a bench in docs/scale.md. */
export function writeTables(bench: string, tables: readonly string[]): void {
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), bench, tables));
}

/** Replaces the content of each pair of markers of a bench by a table; throws when the numbers differ. */
export function withTables(text: string, bench: string, tables: readonly string[]): string {
  const begin = `<!-- written by npm run bench ${bench} -->`;
  const parts = text.split(begin);
  if (parts.length !== tables.length + 1)
    throw new Error(`docs/scale.md has ${parts.length - 1} places for ${tables.length} tables`);
  return parts.reduce((before, part, index) => {
    const at = part.indexOf(END);
    if (at === -1) throw new Error('a table of docs/scale.md does not end');
    return `${before}${begin}\n\n${tables[index - 1]}\n\n${part.slice(at)}`;
  });
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
