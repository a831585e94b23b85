import { testOnPostgres } from '../testing/databases';
import { SMALLEST_STORM, weather } from '../testing/weather';

jest.setTimeout(60_000);

testOnPostgres('money calls of every kind of one member at once leave balanced books', (env) => weather(SMALLEST_STORM, env));
