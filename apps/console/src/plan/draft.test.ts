import { changeOf, emptyDraft, missingIn } from './draft';

const full = emptyDraft({ name: 'lobby', version: '3.13.0', reason: 'search' });

it.each([
  ['staff' as const, { kind: 'ring', ring: 'staff' }],
  ['agents' as const, { kind: 'ring', ring: 'agents' }],
  ['share' as const, { kind: 'share', share: 2500 }],
  ['everyone' as const, { kind: 'share', share: 10_000 }],
])('asks for %s', (audience, to) => {
  expect(changeOf({ ...full, audience, share: 2500 })).toEqual({
    kind: 'promote',
    releases: [{ name: 'lobby', version: '3.13.0' }],
    to,
  });
});

it.each([
  [emptyDraft(), 'name'],
  [emptyDraft({ name: 'lobby' }), 'version'],
  [{ ...full, reason: ' ' }, 'reason'],
  [full, undefined],
])('misses the first thing that is missing', (draft, field) => {
  expect(missingIn(draft)?.field).toBe(field);
});
