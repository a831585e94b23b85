import { manyGuesses, testGuessing } from '../testing/guessing';

jest.setTimeout(60_000);

describe('attacks: guessing, long', () => testGuessing(manyGuesses));
