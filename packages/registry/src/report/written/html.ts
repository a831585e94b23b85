import { visibleText } from '@parlour/release-contract/provenance';

/** Text of a page as it is; everything else is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Shown = string | number | Markup | readonly Markup[];

/** Reasons, names and paths are texts of strangers: each is escaped, and what is invisible in it is shown. */
export function html(parts: TemplateStringsArray, ...values: readonly Shown[]): Markup {
  const shown = values.map((value) => {
    if (value instanceof Markup) return value.text;
    if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
    return value.map(({ text }) => text).join('');
  });
  return new Markup(String.raw({ raw: parts }, ...shown));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return visibleText(text).replaceAll(/[&<>"']/g, (found) => entities[found] ?? '');
}

/** A cell of a table: what it shows, and on a phone, where a table has no head, what that is. */
export interface Cell {
  readonly shown: Shown;
  readonly kind?: 'name' | 'time' | 'number' | 'wide';
  readonly label?: string;
}

/** A table whose head is repeated on each page of paper. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  const head = heads.map((name) => html`<th>${name}</th>`);
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map(cellOf)}
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

function cellOf({ shown, kind, label }: Cell): Markup {
  return html`<td class="${kind ?? ''}" data-label="${label ?? ''}">${shown}</td>`;
}

/** Names with their values, one below the other; those without a value are left out. */
export function list(rows: readonly (readonly [name: string, value: Shown | undefined])[]): Markup {
  return html`<dl>
    ${rows.map(([name, value]) =>
      value === undefined
        ? html``
        : html`<dt>${name}</dt>
            <dd>${value}</dd>`,
    )}
  </dl>`;
}
