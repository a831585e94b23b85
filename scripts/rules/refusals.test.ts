import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';

const root = path.resolve(__dirname, '../..');

/** Calls whose refusal shows no toast (spec section 8 requires one for every other call), and what players see instead. */
const quiet = {
  'apps/account/src/features/safer-play/useSaferPlay.ts': 'a call that the spec does not have: whoever refuses it lacks it',
  'packages/platform/src/member/saferPlay.ts': 'the same call',
  'apps/account/src/shared/mini-app-login/useMiniAppLogin.ts': 'the sentence that spec section 8 has for it',
  'apps/promotions/src/features/red-packet/useGrab.ts': 'the page asks the same right after, and tells it',
  'apps/wallet/src/features/cards/useBinding.ts': 'the form works without the list; the operator then judges the sixth card',
  'apps/wallet/src/features/deposit/BoundCards.tsx': 'the fields are there to be filled by hand',
  'apps/wallet/src/features/deposit/useDeposit.ts': 'whether the operator knows the order decides where the player goes',
  'apps/wallet/src/features/payment/usePayment.ts': 'the screen shows the message in its place',
  'apps/wallet/src/shared/pendingOperations/readRecords.ts': 'the money call itself says what came of it',
  'apps/wallet/src/shared/pendingOperations/reconcile.ts': 'the same search as in readRecords.ts',
};

const sources = trackedFiles()
  .filter((file) => /^(apps|packages\/platform)\/.*src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('quiet: true'));

it('every refusal reaches the player, or has a reason not to', () => {
  expect(sources.toSorted()).toEqual(Object.keys(quiet).toSorted());
});
