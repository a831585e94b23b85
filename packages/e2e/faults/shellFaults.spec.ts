import { test } from '../support/test';
import { logsInWhenMended, scriptFaults, startsWhenTriedAgain, torn } from './shellScenario';

test('faults: the script of the shell cut in the middle: the page says so and starts when it is tried again', async ({
  phone,
  line,
}) => {
  await startsWhenTriedAgain(phone.page, line, scriptFaults[torn]);
});

test('faults: the file that sends the calls came damaged and is cached: the next call fetches it past the cache', async ({
  phone,
  line,
}) => {
  await logsInWhenMended(phone.page, line, scriptFaults.truncated);
});
