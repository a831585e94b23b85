import { ordinaryCode } from './ordinaryCode';

const MARKS = /(<!-- from ordinaryCode\.ts -->\n)[^]*?(<!-- end -->)/;

/** The document for teams with the table of what runs and what is refused, as the story tries it. */
export function withTable(document: string): string {
  const rows = Object.entries(ordinaryCode);
  const running = rows.flatMap(([what, { refused, packages }]) =>
    refused ? [] : [packages === undefined ? what : `${what} (${versionsOf(packages)})`],
  );
  const lines = rows.flatMap(([what, { refused }]) =>
    refused ? [`| ${what} | ${refused[0] === 'build' ? 'the build' : 'the gate'} | ${refused[2]} |`] : [],
  );
  const table = ['| Refused | By | Instead |', '|---|---|---|', ...lines].join('\n');
  return document.replace(MARKS, `$1Runs: ${running.join('; ')}.\n\n${table}\n$2`);
}

function versionsOf(packages: Readonly<Record<string, string>>): string {
  return Object.values(packages).join(', ');
}
