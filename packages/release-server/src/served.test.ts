import { isSealed, makeKey } from '@parlour/release-contract/signature';
import { createSealer } from './served';

const manifest = {
  format: 1,
  sequence: 3,
  composition: 'c-1',
  publishedAt: '',
  shell: { version: '1.0.0' },
  remotes: {},
} as const;
const at = (text: string) => Date.parse(text);

it.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ['2026-11-20T12:59:59.999Z', '2026-11-21T13:00:00.000Z'],
  ['2026-11-20T13:00:00.000Z', '2026-11-21T14:00:00.000Z'],
])('at %s a manifest is good until %s', async (now, until) => {
  const key = await makeKey();
  const { manifest: served } = await createSealer(key, () => at(now))(manifest);
  expect(served.validUntil).toBe(until);
  await expect(isSealed(served, [key])).resolves.toBe(true);
});

it('seals once an hour, and anew when another manifest is live', async () => {
  let now = at('2026-11-20T12:10:00Z');
  const sealed = createSealer(await makeKey(), () => now);
  const first = await sealed(manifest);
  now = at('2026-11-20T12:50:00Z');
  await expect(sealed({ ...manifest })).resolves.toBe(first);
  now = at('2026-11-20T13:00:00Z');
  const later = await sealed(manifest);
  const next = await sealed({ ...manifest, sequence: 4 });
  expect(new Set([first.etag, later.etag, next.etag]).size).toBe(3);
  expect(next.manifest.sequence).toBe(4);
});
