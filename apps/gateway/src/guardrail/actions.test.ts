import { historyOf } from '@parlour/registry';
import type { OutcomeName, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { testGuardrailForEach } from '../testing/testGuardrail';

const { site, guardrail, canary, report, canaryNow } = testGuardrailForEach();
const loaded = (version: string): TelemetryEvent => ({
  ...{ event: 'screenLoaded', remote: 'wallet', version, screen: 'Deposit', ms: 100 },
});

describe('a canary with which players get less done', () => {
  const outcome = (version: string, of: string, name: OutcomeName): TelemetryEvent => ({
    ...{ event: 'outcome', remote: 'wallet', version, screen: 'Deposit' },
    ...{ of, outcome: name, count: 1 },
  });

  it('is taken back when its button does nothing, and the history says so with the figures', async () => {
    await canary('1.1.0');
    await report(loaded('1.0.0'), 1_800);
    await report(outcome('1.0.0', 'submitDeposit', 'submitted'), 1_798);
    await report(outcome('1.0.0', 'submitDeposit', 'dead'), 2);
    await report(outcome('1.1.0', 'submitDeposit', 'submitted'), 190);
    await report(outcome('1.1.0', 'submitDeposit', 'dead'), 10);
    await guardrail().look();
    await expect(canaryNow()).resolves.toBeUndefined();
    const [entry] = await historyOf(site().registry);
    expect(entry).toMatchObject({ change: { kind: 'stop' }, by: 'guardrail' });
    expect(entry?.reason).toBe(
      'deposit: 10 of 200 taps did nothing (5.00 %); 1.0.0: 2 of 1,800 (0.11 %). wallet 1.1.0: 0 of 0 loads failed (0.00 %); 1.0.0: 0 of 1,800 loads failed (0.00 %)',
    );
  });

  it.each<[string, string, OutcomeName, string]>([
    ['calls fail', 'submitWithdrawal', 'timeout', 'withdrawal: 20 of 200 calls failed (10.00 %); 1.0.0: 2 of 1,800 (0.11 %)'],
    ['players are refused', 'logIn', 'refused', 'log-in: 20 of 200 calls were refused (10.00 %); 1.0.0: 2 of 1,800 (0.11 %)'],
    [
      'other calls fail',
      'getPayWays',
      'fault',
      'getPayWays on Deposit: 20 of 200 calls failed (10.00 %); 1.0.0: 2 of 1,800 (0.11 %)',
    ],
  ])('is taken back when %s', async (_what, of, name, reason) => {
    await canary('1.1.0');
    await report(outcome('1.0.0', of, 'answered'), 1_798);
    await report(outcome('1.0.0', of, name), 2);
    await report(outcome('1.1.0', of, 'answered'), 180);
    await report(outcome('1.1.0', of, name), 20);
    await guardrail().look();
    await expect(canaryNow()).resolves.toBeUndefined();
    expect((await historyOf(site().registry))[0]?.reason).toContain(reason);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'nobody gets an answer, as the backend is down',
      async () => {
        await report(outcome('1.0.0', 'submitDeposit', 'timeout'), 400);
        await report(outcome('1.1.0', 'submitDeposit', 'timeout'), 40);
      },
    ],
    [
      'the operator refuses as many as with the stable release',
      async () => {
        await report(outcome('1.0.0', 'submitDeposit', 'answered'), 270);
        await report(outcome('1.0.0', 'submitDeposit', 'refused'), 180);
        await report(outcome('1.1.0', 'submitDeposit', 'answered'), 30);
        await report(outcome('1.1.0', 'submitDeposit', 'refused'), 20);
      },
    ],
    [
      'one page taps again and again',
      async () => {
        await report(outcome('1.0.0', 'submitDeposit', 'submitted'), 400);
        await report(outcome('1.1.0', 'submitDeposit', 'dead'), 100, 'one phone');
      },
    ],
  ])('stays when %s', async (_what, happens) => {
    await canary('1.1.0');
    await happens();
    await guardrail().look();
    await expect(canaryNow()).resolves.toBe('1.1.0');
  });

  it('says how long it would take until it were stopped, where few players come', async () => {
    await canary('1.1.0');
    await report(outcome('1.0.0', 'submitDeposit', 'submitted'), 19);
    await report(outcome('1.1.0', 'submitDeposit', 'submitted'), 1);
    await guardrail().look();
    const [verdict] = guardrail().verdicts();
    expect(verdict?.verdict).toBe('gathering');
    const dead = verdict?.actions?.find(({ stream }) => stream === 'dead');
    expect(dead).toMatchObject({ of: 'submitDeposit', canary: { loads: 1, failures: 0 }, isBeyondChance: false });
    // Twenty tries in one minute, of which one in twenty is the canary's.
    expect(dead?.hoursToStop?.all).toBeCloseTo(5 / 60, 5);
    expect(dead?.hoursToStop?.few).toBeCloseTo(5 / 3, 5);
  });
});
