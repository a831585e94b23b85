import { readOrCreateKey, keyFile } from '../trust/keys';
import { openRegistry } from '../registry/registry';
import { fileStore } from '../storage/fileStore';
import { testBuild, testRemote } from './testRelease';

/**
 * Publishes one release after the other until it is killed, each of several files, and reports each publication. Its arguments
 * are the folder of the registry and keys, and the number of the first version.
 */
const [folder = '', first = '0'] = process.argv.slice(2);
const FILES = 6;

async function publishOn(): Promise<never> {
  const registry = await openRegistry(
    fileStore(`${folder}/registry`),
    await readOrCreateKey(keyFile(`${folder}/keys`, 'registry')),
  );
  const key = await readOrCreateKey(keyFile(`${folder}/keys`, 'wallet'));
  process.stdout.write('ready\n');
  for (let number = Number(first); ; number += 1) {
    const bytes = `let wallet = ${number};`.repeat(500);
    const one = testRemote('wallet', `1.0.${number}`, ['/wallet'], { bytes });
    const [entry] = one.files;
    const files = Array.from({ length: FILES }, (_, index) => ({
      ...entry,
      path: index === 0 ? entry?.path : `chunk-${index}.js`,
    }));
    await registry.publish(testBuild({ ...one, files } as typeof one, bytes), key);
    process.stdout.write(`published ${number}\n`);
  }
}

void publishOn();
