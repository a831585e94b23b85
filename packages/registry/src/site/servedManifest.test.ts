import { isSigned, createKey } from '@parlour/release-contract/signature';
import { createManifestSigner } from './servedManifest';

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
  const key = await createKey();
  const { manifest: served } = await createManifestSigner(key, () => at(now))(manifest);
  expect(served.validUntil).toBe(until);
  await expect(isSigned(served, [key])).resolves.toBe(true);
});

it('signs once an hour, and again when another manifest is live', async () => {
  let now = at('2026-11-20T12:10:00Z');
  const signed = createManifestSigner(await createKey(), () => now);
  const first = await signed(manifest);
  now = at('2026-11-20T12:50:00Z');
  await expect(signed({ ...manifest })).resolves.toBe(first);
  now = at('2026-11-20T13:00:00Z');
  const later = await signed(manifest);
  const next = await signed({ ...manifest, sequence: 4 });
  expect(new Set([first.etag, later.etag, next.etag]).size).toBe(3);
  expect(next.manifest.sequence).toBe(4);
});
