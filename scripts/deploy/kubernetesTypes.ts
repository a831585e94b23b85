import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rendered } from './renderChart';

const root = path.resolve(__dirname, '../..');
const packageOf = (apiVersion: string) =>
  apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models';

/**
 * The type errors of these objects against the Kubernetes API: unknown fields, values of another type, missing fields. Each
 * object is checked by tsc as a literal of its type, because the validators of the same packages accept unknown fields. The
 * source file and its configuration are written into a folder.
 */
export function faultsOfTypes(objects: readonly Rendered[], folder: string): readonly string[] {
  const lines = objects.map(({ apiVersion, kind, ...rest }, index) => {
    const module = `${packageOf(apiVersion)}/${apiVersion}/${kind}`;
    const value = JSON.stringify({ apiVersion, kind, ...rest }, null, 1);
    return `import type { I${kind} as Type${index} } from '${module}';\nexport const ${kind}${index}: Type${index} = ${value};`;
  });
  writeFileSync(path.join(folder, 'objects.ts'), lines.join('\n'));
  const paths = Object.fromEntries(
    ['kubernetes-models', '@kubernetes-models/prometheus-operator'].map((name) => [
      `${name}/*`,
      [`${root}/node_modules/${name}/*`],
    ]),
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    types: [],
    paths,
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['objects.ts'] }));
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
    cwd: folder,
  });
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
}
