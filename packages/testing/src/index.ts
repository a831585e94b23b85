export { beijingTime } from './beijingTime';
export { createFakeApi, type FakeApi, type SentCall } from './fakeApi';
export { readUser, type Rendered, renderInShell, sampleApp, sampleUser, type ShellOptions } from './renderInShell';
