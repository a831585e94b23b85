import { deviceClassOf } from './deviceClass';

it.each([
  ['a phone of 2 GB', { hardwareConcurrency: 8, deviceMemory: 2 }, 'low'],
  ['two cores', { hardwareConcurrency: 2, deviceMemory: 8 }, 'low'],
  ['a phone of 4 GB', { hardwareConcurrency: 8, deviceMemory: 4 }, 'medium'],
  ['an iPhone, which does not tell its memory', { hardwareConcurrency: 4 }, 'medium'],
  ['eight cores and 8 GB', { hardwareConcurrency: 8, deviceMemory: 8 }, 'high'],
])('%s', (_device, navigator, device) => {
  expect(deviceClassOf(navigator)).toBe(device);
});
