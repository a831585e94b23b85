// @ts-check
// Makes what is deployed: the gateway, the command of releases, the demo operator and the built apps, each as one file; `--image`: an OCI
// image of the first two.
import { statSync } from 'node:fs';
import path from 'node:path';
import { apps, tools } from './workspace/apps.mjs';
import { readArguments } from './workspace/arguments.mjs';
import { build } from './build.mjs';
import { packImage } from './package/image.mjs';
import { packPrograms, version } from './package/stage.mjs';
import { install, root } from './workspace/run.mjs';

const { values } = readArguments(
  { options: { out: { type: 'string', default: path.join(root, 'dist/programs') }, image: { type: 'boolean', default: false } } },
  'npm run package [-- --image] [--out <folder>]',
);

await install();
await build([...apps, ...tools]);
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const out = path.resolve(values.out);
for (const { file, files, bytes, packed } of await packPrograms(out))
  console.log(
    `${path.relative(process.cwd(), file).padEnd(48)} ${megabytes(packed).padStart(8)}, unpacked ${megabytes(bytes).padStart(8)}, ${files} files`,
  );
if (values.image) {
  const file = await packImage(out, version);
  console.log(`${path.relative(process.cwd(), file).padEnd(48)} ${megabytes(statSync(file).size).padStart(8)}`);
}
