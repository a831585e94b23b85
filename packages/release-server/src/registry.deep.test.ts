import { testFolderForEach } from './testFolder';
import { promoteAtOnce } from './testWriters';

const setup = testFolderForEach();

describe('many at once', () => {
  it('lose no change when 50 writers promote', () => promoteAtOnce(setup(), 50), 60_000);
});
