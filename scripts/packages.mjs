// @ts-check
// Builds the packages that teams install, and publishes those that a registry does not have: npm run packages -- --registry <address>
import path from 'node:path';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { packLibraries } from './packages/pack.mjs';
import { publishPackages } from './packages/publish.mjs';
import { install, root } from './workspace/run.mjs';

const { values } = readArguments(
  { options: { registry: { type: 'string' }, out: { type: 'string', default: path.join(root, 'dist/packages') } } },
  'npm run packages [-- --registry <address of your npm registry>] [--out <folder>]',
);
const { registry } = values;
if (registry !== undefined && !URL.canParse(registry)) refuse(`--registry "${registry}" is not an address like https://host`);

await install();
const packed = await packLibraries(path.resolve(values.out));
for (const { name, version, file } of packed) console.log(`${`${name}@${version}`.padEnd(34)} ${path.relative(root, file)}`);
if (registry === undefined) console.log('Nothing was published: name a registry with --registry <address>.');
else await publishPackages(packed, registry, console.log).catch((error) => refuse(error.message));
