import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '@parlour/registry';
import fastify from 'fastify';
import { createFileAnswers } from './fileAnswers';

/** The files that are read of a store, of those that are asked for one after the other; 8,000 bytes are cached. */
async function readsOf(sizes: Readonly<Record<string, number>>, asked: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'answers-'));
  const app = fastify();
  try {
    const store = fileStore(folder);
    for (const [name, size] of Object.entries(sizes)) await store.write(name, Buffer.alloc(size));
    const reads: string[] = [];
    const counting = { ...store, read: (key: string) => (reads.push(key), store.read(key)) };
    const answers = createFileAnswers(counting, { prefix: '', memoryBytes: 8_000 });
    app.get<{ Params: { name: string } }>('/:name', (request, reply) => answers.send(request, reply, request.params.name));
    for (const name of asked) await app.inject(`/${name}`);
    return reads;
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

const four = { 'a.png': 1_400, 'b.png': 1_400, 'c.png': 1_400, 'd.png': 1_400 };

it('reads again what was asked for longest ago, when the files take too much memory', async () => {
  const names = Object.keys(four);
  expect(await readsOf({ ...four, 'e.png': 1_400 }, [...names, 'a.png', 'e.png', 'a.png', 'b.png'])).toEqual([
    ...names,
    'e.png',
    'b.png',
  ]);
});

it('reads a file of more than a quarter of the memory each time, and gives no other up for it', async () => {
  expect(await readsOf({ 'a.png': 1_400, 'large.png': 1_600 }, ['a.png', 'large.png', 'large.png', 'a.png'])).toEqual([
    'a.png',
    'large.png',
    'large.png',
  ]);
});
