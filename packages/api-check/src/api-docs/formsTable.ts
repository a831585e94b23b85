import { acceptedForms } from '@parlour/api-client/acceptedForms';
import { replaceBetween } from './callTables';

/** The document with the table of accepted forms between `<!-- forms -->` and `<!-- end -->`. */
export function withFormsTable(document: string): string {
  const rows = acceptedForms.map(({ of, form, read, sentBy }, at) => {
    const isFirst = acceptedForms[at - 1]?.of !== of;
    return `| ${isFirst ? of : ''} | ${code(form)} | ${code(read)} | ${sentBy} |`;
  });
  const table = ['| Value | You send | The site reads | As sent by |', '|---|---|---|---|', ...rows].join('\n');
  return replaceBetween(document, '<!-- forms -->', table);
}

function code(text: string): string {
  return `\`${text}\``;
}
