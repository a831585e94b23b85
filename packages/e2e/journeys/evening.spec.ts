import { spendEvening } from './evening';
import { test } from '../support/test';

test("a player's evening, from the login to the logout", { tag: ['@deep', '@engines'] }, ({ phone }) =>
  spendEvening(phone, { paysTo: { hasAddress: true }, betRows: 1 }),
);
