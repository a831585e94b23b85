import type { AppState, HistoryEntry, ScheduleState, State } from '@parlour/release-contract/api';
import { Forbidden } from '../../registry/refusals';
import { outcomeOf } from './watch';

const release = { name: 'wallet', version: '1.5.0' };
const canary = { version: '1.5.0', share: 500, rings: [], since: '' };
const published = { version: '1.5.0', builtAt: '2026-11-20T12:00:00.000Z' } as AppState['releases'][number];
const app = (own: Partial<AppState>): readonly AppState[] => [
  { name: 'wallet', kind: 'remote', live: '1.4.0', releases: [published], ...own },
];
const stopped: HistoryEntry = {
  sequence: 8,
  composition: 'c-1',
  change: { kind: 'stop', name: 'wallet' },
  by: 'guardrail',
  reason: 'wallet 1.5.0: 9 of 9 loads failed (100.00 %); 1.4.0: 0 of 80 loads failed (0.00 %)',
  at: '2026-11-20T13:00:00.000Z',
  difference: ['wallet canary 1.5.0 for staff, agents, 5 % → none'],
};

/** The result of watching for this many minutes, with these responses of the site, one per poll. */
async function watched(
  answers: readonly (readonly AppState[] | Error)[],
  minutes = 60,
  history: readonly HistoryEntry[] = [],
  state?: State,
) {
  const left = [...answers];
  const apps = async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next === undefined || next instanceof Error) throw next;
    return next;
  };
  const page = async ({ before }: { readonly before?: number }) => (before === undefined ? history : []);
  const client = { apps, history: page, state: async () => state };
  return outcomeOf(client, release, minutes * 60_000, async () => undefined);
}

it('goes on while some visitors have the release, and ends when everyone has', async () => {
  await expect(watched([app({ canary }), app({ canary }), app({ live: '1.5.0' })])).resolves.toBe('everyone');
});

it('ends with the entry that took the release from visitors', async () => {
  await expect(watched([app({ canary }), app({})], 60, [stopped])).resolves.toBe(stopped);
});

it('ends after its minutes, with a release that nobody took back', async () => {
  await expect(watched([app({ canary })], 10)).resolves.toBe('some');
});

it('goes on while a gateway is replaced, and not without an end', async () => {
  const silent = new Error('the site does not answer');
  await expect(watched([app({ canary }), silent, silent, app({ live: '1.5.0' })])).resolves.toBe('everyone');
  await expect(watched([app({ canary }), silent])).rejects.toThrow('the site does not answer');
  await expect(watched([silent, app({ canary })])).rejects.toThrow('the site does not answer');
  await expect(watched([app({ canary }), new Forbidden('the key was replaced'), app({ canary })])).rejects.toThrow(Forbidden);
});

it('watches nothing that no visitor has had', async () => {
  await expect(watched([app({})])).rejects.toThrow('no visitor has had wallet@1.5.0: give it to some first, with promote');
});

it('goes on while a second person is asked, also for a release that was taken back before', async () => {
  const change = { kind: 'promote', releases: [release], to: { kind: 'share', share: 500 } };
  const state = { requests: [{ change }] } as unknown as State;
  await expect(watched([app({})], 10, [stopped], state)).resolves.toBe('requested');
});

it('says what a schedule does next, once for each stage, and goes on until everyone has it', async () => {
  const scheduled = (waitsFor: ScheduleState['waitsFor'], ...done: readonly string[]) =>
    ({
      requests: [],
      schedules: [
        {
          sequence: 7,
          releases: [release],
          stages: [500, 2_500, 10_000].map((share, nth) => {
            const at = done[nth];
            return { to: { kind: 'share', share }, ...(at !== undefined && { done: { at, sequence: 8 + nth } }) };
          }),
          waitsFor,
        },
      ],
    }) as unknown as State;
  const states = [
    scheduled('time', '12:00'),
    scheduled('time', '12:00'),
    scheduled('loads', '12:00'),
    scheduled('time', '12:00', '13:00'),
  ];
  const told: string[] = [];
  let looks = 0;
  const outcome = await outcomeOf(
    {
      apps: async () => app(looks < states.length ? { canary } : { live: '1.5.0' }),
      history: async () => [],
      state: async () => states[looks],
    },
    release,
    60_000 * 60,
    async () => void (looks += 1),
    ({ waitsFor, stages }) => told.push(`${waitsFor} ${stages.filter(({ done }) => done).length}`),
  );
  expect(outcome).toBe('everyone');
  expect(told).toEqual(['time 1', 'time 1', 'loads 1', 'time 2']);
  const planned = { ...scheduled('time'), requests: [] };
  await expect(watched([app({})], 0, [], planned)).resolves.toBe('scheduled');
});
