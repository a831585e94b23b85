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
