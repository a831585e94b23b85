import { spendEvening } from './evening';
import { closeBrowser, siteUrl } from './phone';

afterAll(closeBrowser);

it(
  "a player's evening, from the door to the door",
  () => spendEvening(siteUrl, { paysTo: { hasAddress: true }, betRows: 1 }),
  120_000,
);
