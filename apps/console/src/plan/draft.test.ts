import { changeOf, draftFrom, emptyDraft, missingIn } from './draft';

const full = emptyDraft({ name: 'lobby', version: '3.13.0', reason: 'search' });

it.each([
  ['staff' as const, { kind: 'ring', ring: 'staff' }],
  ['agents' as const, { kind: 'ring', ring: 'agents' }],
  ['share' as const, { kind: 'share', share: 2500 }],
  ['everyone' as const, { kind: 'share', share: 10_000 }],
])('asks for %s', (audience, to) => {
  const change = changeOf({ ...full, audience, share: 2500 });
  expect(change).toEqual({ kind: 'promote', releases: [{ name: 'lobby', version: '3.13.0' }], to });
  expect(changeOf(draftFrom(change))).toEqual(change);
});

it('begins with everyone for the shell, and keeps a share that was asked for', () => {
  expect(emptyDraft({ name: 'shell' }).audience).toBe('everyone');
  const change = changeOf({ ...full, name: 'shell', audience: 'share' });
  expect(changeOf(draftFrom(change))).toEqual(change);
});

it.each([
  [emptyDraft(), 'name'],
  [emptyDraft({ name: 'lobby' }), 'version'],
  [{ ...full, reason: ' ' }, 'reason'],
  [full, undefined],
])('names the first missing field', (draft, field) => {
  expect(missingIn(draft)?.field).toBe(field);
});
