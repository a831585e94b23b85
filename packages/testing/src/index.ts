export { beijingTime } from './beijingTime';
export { createFakeApi, type FakeApi, type SentCall } from './fakeApi';
export { type Rendered, renderInShell, sampleApp, sampleUser, type ShellOptions } from './renderInShell';
