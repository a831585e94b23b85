import { testOnPostgres } from '../testing/databases';
import { rushAgainstLimits, rushBeforeBarrier } from '../testing/depositRush';

const AT_ONCE = 8;

describe('attacks: deposits at once past a limit or a break', () => {
  testOnPostgres('they never exceed a limit, nor come after a limit or a break that was set meanwhile', async (env) => {
    await rushAgainstLimits([{ period: 'week', limit: '350', accepted: 3 }], AT_ONCE, env);
    await rushBeforeBarrier(AT_ONCE, env);
  });
});
