import { test } from '../support/test';
import { scriptFaults, startsWhenTriedAgain, torn } from './shellScenario';

test('faults: the script of the shell cut in the middle: the page says so and starts when it is tried again', async ({
  phone,
  line,
}) => {
  await startsWhenTriedAgain(phone.page, line, scriptFaults[torn]);
});
