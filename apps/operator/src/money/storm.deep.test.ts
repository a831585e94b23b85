import { testOnBothDatabases } from '../testing/databases';
import { weather } from '../testing/weather';

testOnBothDatabases('200 money calls of one member at once leave balanced books', (env) => weather(200, env));
