import type { Manifest, Registry } from '@parlour/registry';
import { createResilientLiveManifest } from './liveManifest';

function open(answers: readonly (Manifest | undefined | Error)[]) {
  const left = [...answers];
  const current = async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const error = jest.fn();
  const live = createResilientLiveManifest({ current } as Registry, { error } as never);
  return { live, error };
}

const manifest = (sequence: number) => ({ sequence }) as Manifest;
const down = new Error('no bucket');

it('while the store does not answer players get the last manifest, and it is logged once', async () => {
  const { live, error } = open([manifest(1), down, down, manifest(2), down]);
  const seen = [await live(), await live(), await live(), await live(), await live()];
  expect(seen.map((one) => one?.sequence)).toEqual([1, 1, 1, 2, 2]);
  expect(error).toHaveBeenCalledTimes(2);
});

it('an empty registry does not take the manifest back', async () => {
  const { live } = open([manifest(1), undefined]);
  await live();
  await expect(live()).resolves.toEqual(manifest(1));
});

it('a store with outdated data does not take the manifest back', async () => {
  const { live } = open([manifest(7), manifest(6), manifest(8)]);
  const seen = [await live(), await live(), await live()];
  expect(seen.map((one) => one?.sequence)).toEqual([7, 7, 8]);
});

it('rejects when the store failed from the start', async () => {
  await expect(open([down]).live()).rejects.toBe(down);
  await expect(open([undefined]).live()).resolves.toBeUndefined();
});

it('a slow store delays nobody, and its late answer is live from then on', async () => {
  let answer = (_manifest: Manifest): void => undefined;
  const answers = [
    async () => manifest(1),
    () => new Promise<Manifest>((resolve) => (answer = resolve)),
    async () => manifest(3),
  ];
  const current = () => answers.shift()?.();
  const live = createResilientLiveManifest({ current } as unknown as Registry, { error: jest.fn() } as never);
  await live();
  await expect(live()).resolves.toEqual(manifest(1));
  answer(manifest(2));
  await expect(live()).resolves.toEqual(manifest(2));
  await expect(live()).resolves.toEqual(manifest(3));
});

it('a request to the store that never ends is followed by another one', async () => {
  let now = 0;
  const answers = [async () => manifest(1), () => new Promise<Manifest>(() => undefined), async () => manifest(2)];
  const current = () => answers.shift()?.();
  const live = createResilientLiveManifest({ current } as unknown as Registry, { error: jest.fn() } as never, () => now);
  await live();
  await expect(live()).resolves.toEqual(manifest(1));
  now = 30_000;
  await expect(live()).resolves.toEqual(manifest(2));
});

it('asks the store once for all who wait, and again for who comes after them', async () => {
  const { live } = open([manifest(1), manifest(2)]);
  const together = await Promise.all([live(), live(), live()]);
  expect(together.map((one) => one?.sequence)).toEqual([1, 1, 1]);
  await expect(live()).resolves.toEqual(manifest(2));
});
