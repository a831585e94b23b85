import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site/site';

/** The lines of the shell blocks of a document in `docs`, or of its part below a heading, in their order. */
export async function commandsOf(document: string, heading?: string): Promise<readonly string[]> {
  const whole = await readFile(path.join(root, 'docs', document), 'utf8');
  const [, part = ''] = heading === undefined ? [] : whole.split(`\n## ${heading}\n`);
  const text = heading === undefined ? whole : (part.split('\n## ')[0] ?? '');
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.trim().split('\n'));
}

/** What a `diff` block of a document changes in a file; a new file has one hunk, from nothing. */
export interface Diff {
  readonly file: string;
  readonly hunks: readonly { readonly before: string; readonly after: string }[];
}

/** The diffs of a document in `docs`, in their order: `+++ file`, then hunks that each begin with `@@`. */
export async function diffsOf(document: string): Promise<readonly Diff[]> {
  const text = await readFile(path.join(root, 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/```diff\n(.*?)```/gs)].map(([, block = '']) => block);
  const files = blocks.flatMap((block) => block.split(/^\+\+\+ /m).slice(1));
  return files.map((part) => {
    const [file = '', ...lines] = part.trimEnd().split('\n');
    const hunks = lines.join('\n').split(/^@@$\n?/m);
    const side = (hunk: string, other: string) =>
      hunk
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith(other))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    return { file, hunks: hunks.filter(Boolean).map((hunk) => ({ before: side(hunk, '+'), after: side(hunk, '-') })) };
  });
}

/** The text after a diff; throws unless each hunk finds its lines once. */
export function patched(text: string, { file, hunks }: Diff): string {
  return hunks.reduce((now, { before, after }) => {
    if (before !== '' && now.split(before).length !== 2) throw new Error(`${file} does not have, or has twice:\n${before}`);
    return now.replace(before, () => after);
  }, text);
}
