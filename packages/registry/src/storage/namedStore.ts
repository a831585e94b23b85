import path from 'node:path';
import { RegistryRefusal } from '../registry/refusals';

/** The variables that name the store of a command or gateway: a folder, or `s3://bucket/prefix`. */
export function variablesOfStore(store: string): Readonly<Record<string, string>> {
  if (store === '') throw new RegistryRefusal('--store is empty');
  if (!store.includes('://')) return { DATA_DIR: path.resolve(store) };
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(store) ?? [];
  if (bucket === undefined) throw new RegistryRefusal(`--store "${store}" is neither a folder nor s3://bucket/prefix`);
  return { RELEASES_S3_BUCKET: bucket, ...(prefix !== '' && { RELEASES_S3_PREFIX: prefix }) };
}
