import { testOnBothDatabases } from '../testing/databases';
import { killAgainAndAgain } from '../testing/killAgainAndAgain';

jest.setTimeout(600_000);
/** Together a hundred: the embedded database takes three seconds to open again, a PostgreSQL stays up and takes two operators. */
const KILLS = { embedded: [10], server: [45, 45] };

describe('faults: the operator killed in mid-booking, a hundred times', () => {
  testOnBothDatabases('whatever was answered is booked, and what was sent again is booked once', (env) =>
    killAgainAndAgain(env, env['DATABASE_URL'] ? KILLS.server : KILLS.embedded),
  );
});
