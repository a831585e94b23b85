export { createFakeApi, type FakeApi, type SentCall } from './fakeApi';
export { renderInShell, sampleUser, type ShellOptions } from './renderInShell';
