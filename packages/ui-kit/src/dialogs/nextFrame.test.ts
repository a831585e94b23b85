import { nextFrame } from './nextFrame';

it('does not wait for a frame that a tab, hidden meanwhile, will not draw', async () => {
  const page = { document, requestAnimationFrame: () => 0, setTimeout } as unknown as Window & typeof globalThis;
  const passed = nextFrame(page);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(passed).resolves.toBeUndefined();
});
