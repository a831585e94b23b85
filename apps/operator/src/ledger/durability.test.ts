import { testOnPostgres } from '../testing/databases';
import { killAgainAndAgain } from '../testing/killAgainAndAgain';

describe('faults: the operator killed in mid-booking', () => {
  testOnPostgres('what was answered is booked, and what was sent again is booked once', (env) => killAgainAndAgain(env, [1]));
});
