export { createFakeReleases, type FakeReleases } from './fakeReleases';
export { type ConsoleOptions, openDialog, renderConsole, type Rendered } from './renderConsole';
export { sampleErrors } from './sampleErrors';
export { quietHealth, sampleHealth } from './sampleHealth';
export { sampleState } from './sampleState';
