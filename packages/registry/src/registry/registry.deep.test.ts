import { testFolderForEach } from '../testing/testFolder';
import { promoteAtOnce } from '../testing/testWriters';

const setup = testFolderForEach();

describe('many at once', () => {
  it('lose no change when 50 writers promote', () => promoteAtOnce(setup(), 50), 60_000);
});
