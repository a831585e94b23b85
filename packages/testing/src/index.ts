export { createFakeApi, type FakeApi, type SentCall } from './fakeApi';
export { type Rendered, renderInShell, sampleUser, type ShellOptions } from './renderInShell';
