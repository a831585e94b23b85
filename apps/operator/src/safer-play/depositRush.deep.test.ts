import { testOnBothDatabases } from '../testing/databases';
import { rushAgainstLimits, rushBeforeBarrier } from '../testing/depositRush';

const AT_ONCE = 50;

describe('attacks: 50 deposits at once past a limit or a break', () => {
  testOnBothDatabases('they never exceed a limit', (env) =>
    rushAgainstLimits(
      [
        { period: 'day', limit: '1000', accepted: 10 },
        { period: 'week', limit: '1250', accepted: 12 },
        { period: 'month', limit: '99.99', accepted: 0 },
      ],
      AT_ONCE,
      env,
    ),
  );

  testOnBothDatabases('none comes after a limit or a break that was set meanwhile', (env) => rushBeforeBarrier(AT_ONCE, env));
});
