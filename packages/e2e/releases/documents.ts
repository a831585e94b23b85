import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site';

/** The lines of the shell blocks of a document in `docs`, in their order. */
export async function commandsOf(document: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.trim().split('\n'));
}
