import { testOnPostgres } from '../testing/databases';
import { killAgainAndAgain } from '../testing/killAgainAndAgain';

jest.setTimeout(60_000);

describe('faults: the operator killed in mid-booking', () => {
  testOnPostgres('what was answered is booked, and what was sent again is booked once', (env) => killAgainAndAgain(env, [1]));
});
