import { deskForEach } from './testFolder';
import { promoteAtOnce } from './testWriters';

const desk = deskForEach();

describe('many at once', () => {
  it('lose no change when 50 writers promote', () => promoteAtOnce(desk(), 50), 60_000);
});
