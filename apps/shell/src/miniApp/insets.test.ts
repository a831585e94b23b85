import { coverAfter, insetsOf, uncovered } from './insets';

type Step = readonly [event: string, data: Record<string, unknown>];

it.each<[string, readonly Step[], { top: number; bottom: number }]>([
  ['nothing told', [], { top: 0, bottom: 0 }],
  [
    "the phone's edges and the app's controls add up",
    [
      ['safe_area_changed', { top: 47, bottom: 34 }],
      ['content_safe_area_changed', { top: 46, bottom: 0 }],
    ],
    { top: 93, bottom: 34 },
  ],
  ['half open', [['viewport_changed', { height: 500, is_state_stable: true }]], { top: 0, bottom: 300 }],
  ['dragged', [['viewport_changed', { height: 500, is_state_stable: false }]], { top: 0, bottom: 0 }],
  [
    'opened again',
    [
      ['viewport_changed', { height: 500, is_state_stable: true }],
      ['viewport_changed', { height: 800, is_state_stable: true }],
    ],
    { top: 0, bottom: 0 },
  ],
  ['a height above the page', [['viewport_changed', { height: 900, is_state_stable: true }]], { top: 0, bottom: 0 }],
  ['nonsense', [['safe_area_changed', { top: '47', bottom: -5 }]], { top: 0, bottom: 0 }],
  ['no height', [['viewport_changed', { is_state_stable: true }]], { top: 0, bottom: 0 }],
])('%s', (_what, steps, insets) => {
  const cover = steps.reduce((before, [event, data]) => coverAfter(before, event, data), uncovered);
  expect(insetsOf(cover, 800)).toEqual(insets);
});

it('returns the same cover after an unrelated event', () => {
  expect(coverAfter(uncovered, 'theme_changed', {})).toBe(uncovered);
});
