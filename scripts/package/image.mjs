// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../workspace/run.mjs';

/** What the last stage of the Dockerfile says about a container, as options of `umoci config`. */
const options = {
  ENV: (/** @type {string} */ text) => text.split(' ').flatMap((one) => ['--config.env', one]),
  USER: (/** @type {string} */ text) => ['--config.user', text],
  WORKDIR: (/** @type {string} */ text) => ['--config.workingdir', text],
  VOLUME: (/** @type {string} */ text) => ['--config.volume', text],
  EXPOSE: (/** @type {string} */ text) => ['--config.exposedports', text],
  ENTRYPOINT: (/** @type {string} */ text) =>
    JSON.parse(text).flatMap((/** @type {string} */ word) => ['--config.entrypoint', word]),
};

/**
 * Makes an OCI archive of the programs with umoci, without a daemon and a network: the layers and the configuration that
 * `deploy/Dockerfile` describes. Node is the one that this runs on.
 * @param {string} programs the folder of the packed programs @param {string} version
 */
export async function packImage(programs, version) {
  const work = mkdtempSync(path.join(tmpdir(), 'image-'));
  const layout = path.join(work, 'layout');
  const image = `${layout}:${version}`;
  const umoci = (/** @type {string[]} */ ...words) =>
    run('umoci', words).catch((error) => {
      throw error.code === 'ENOENT' ? new Error('umoci is not installed: apt-get install umoci') : error;
    });
  try {
    await umoci('init', '--layout', layout);
    await umoci('new', '--image', image);
    await run('sh', [path.join(root, 'deploy/rootfs.sh'), process.execPath, path.join(work, 'system')]);
    for (const [from, to] of [
      [path.join(work, 'system'), '/'],
      [path.join(programs, 'parlour-gateway'), '/opt/parlour/gateway'],
      [path.join(programs, 'parlour-releases'), '/opt/parlour/releases'],
    ])
      await umoci('insert', '--image', image, from ?? '', to ?? '');
    await umoci('config', '--image', image, '--os', 'linux', ...configuration());
    const file = path.join(programs, `parlour-${version}.oci.tar`);
    await run('tar', ['-C', layout, '--sort=name', '--owner=0', '--group=0', '-cf', file, '.']);
    return file;
  } finally {
    rmSync(work, { recursive: true });
  }
}

function configuration() {
  const written = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  const last = written.slice(written.lastIndexOf('\nFROM ')).trim().split('\n').slice(1);
  return last.flatMap((line) => {
    const [, word = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word in options ? options[/** @type {keyof typeof options} */ (word)](text) : [];
  });
}
