import { fewGuesses, testGuessing, testGuessingLeavesOthersAlone } from '../testing/guessing';

jest.setTimeout(60_000);

describe('attacks: guessing', () => {
  testGuessing(fewGuesses);
  testGuessingLeavesOthersAlone();
});
