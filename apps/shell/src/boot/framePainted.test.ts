import { framePainted } from './framePainted';

function page({ frame = 'main', visibilityState = 'visible', paints = 0 }) {
  const frames: (() => void)[] = [];
  const window = {
    document: Object.assign(new EventTarget(), {
      documentElement: { dataset: frame === '' ? {} : { frame } },
      visibilityState,
    }),
    performance: { getEntriesByType: () => Array.from({ length: paints }) },
    requestAnimationFrame: (next: () => void) => frames.push(next),
    setTimeout,
  } as unknown as Window & typeof globalThis;
  return { window, frames };
}

it.each([
  ['there is no frame', { frame: '' }],
  ['nobody looks, and no frame would come', { visibilityState: 'hidden' }],
  ['it was painted while the script was on its way', { paints: 1 }],
])('waits for nothing when %s', async (_when, how) => {
  const { window, frames } = page(how);
  await framePainted(window);
  expect(frames).toEqual([]);
});

it('resolves after the first frame', async () => {
  const { window, frames } = page({});
  const isOver = jest.fn();
  void framePainted(window).then(isOver);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOver).not.toHaveBeenCalled();
  frames[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOver).toHaveBeenCalledTimes(1);
});
