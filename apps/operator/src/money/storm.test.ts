import { testOnPostgres } from '../testing/databases';
import { SMALLEST_STORM, weather } from '../testing/weather';

testOnPostgres('money calls of every kind of one member at once leave balanced books', (env) => weather(SMALLEST_STORM, env));
