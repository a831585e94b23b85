export { createFakeReleases, type FakeReleases } from './fakeReleases';
export { type ConsoleOptions, openDialog, renderConsole, type Rendered } from './renderConsole';
export { sampleErrors } from './sampleErrors';
export { sampleOutcomes } from './sampleOutcomes';
export { sampleTimings } from './sampleTimings';
export { quietHealth, sampleHealth } from './sampleHealth';
export { sampleState } from './sampleState';
