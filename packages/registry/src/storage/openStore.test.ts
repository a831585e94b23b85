import { startBucket } from '../testing/testBucket';
import { openStore, readBucket } from './openStore';

const RELEASES_S3_BUCKET = 'parlour';

it('reads a bucket', () => {
  expect(readBucket({})).toBeUndefined();
  expect(readBucket({ RELEASES_S3_BUCKET })).toEqual({
    name: 'parlour',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: undefined,
    prefix: '',
  });
  expect(
    readBucket({
      RELEASES_S3_BUCKET,
      RELEASES_S3_REGION: 'auto',
      RELEASES_S3_ENDPOINT: 'https://s3.example',
      RELEASES_S3_ACCESS_KEY_ID: 'id',
      RELEASES_S3_SECRET_ACCESS_KEY: 'secret',
      RELEASES_S3_PREFIX: 'sites/one/',
      RELEASES_S3_DIRECT_ABOVE_KB: '500',
      RELEASES_S3_DIRECT_ENDPOINT: 'https://uploads.example',
    }),
  ).toEqual({
    name: 'parlour',
    region: 'auto',
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    direct: { above: 500_000, endpoint: 'https://uploads.example' },
    prefix: 'sites/one/',
  });
});

it.each([
  [{ RELEASES_S3_ENDPOINT: 'https://s3.example' }, 'RELEASES_S3_ENDPOINT is set, but RELEASES_S3_BUCKET is not'],
  [{ RELEASES_S3_SECRET_ACCESS_KEY: 'hush' }, 'RELEASES_S3_SECRET_ACCESS_KEY is set, but RELEASES_S3_BUCKET is not'],
  [{ RELEASES_S3_BUCKET: ' ' }, 'RELEASES_S3_BUCKET is empty'],
  [{ RELEASES_S3_BUCKET, RELEASES_S3_ENDPOINT: 's3.example' }, 'RELEASES_S3_ENDPOINT is not an address like https://host'],
  [
    { RELEASES_S3_BUCKET, RELEASES_S3_ACCESS_KEY_ID: 'id' },
    'RELEASES_S3_ACCESS_KEY_ID and RELEASES_S3_SECRET_ACCESS_KEY are only of use together',
  ],
  [{ RELEASES_S3_BUCKET, RELEASES_S3_DIRECT_ABOVE_KB: '1 MB' }, 'RELEASES_S3_DIRECT_ABOVE_KB is not a number of kB'],
  [
    { RELEASES_S3_BUCKET, RELEASES_S3_DIRECT_ENDPOINT: 'https://uploads.example' },
    'RELEASES_S3_DIRECT_ENDPOINT is set, but RELEASES_S3_DIRECT_ABOVE_KB is not',
  ],
  [{ RELEASES_S3_BUCKET, RELEASES_S3_PREFIX: '../x' }, 'RELEASES_S3_PREFIX is not a path like parlour/live'],
  [{ RELEASES_S3_BUCKET, RELEASES_S3_PREFIX: '/x' }, 'RELEASES_S3_PREFIX is not a path like parlour/live'],
])('says what is wrong with %j', (env, message) => {
  expect(() => readBucket(env)).toThrow(message);
});

it('refuses a bucket that ignores conditional writes, and leaves nothing in it', async () => {
  const { env, close } = await startBucket({ isForgetful: true });
  await expect(openStore(env)).rejects.toThrow('the bucket "parlour" at http://127.0.0.1');
  await expect(openStore(env)).rejects.toThrow('ignores conditional writes');
  await close();
});

it('says which bucket cannot be used', async () => {
  const { env, close } = await startBucket();
  await expect(openStore({ ...env, RELEASES_S3_BUCKET: 'other' })).rejects.toThrow(
    /^the bucket "other" at http:\/\/127\.0\.0\.1:\d+ cannot be used: The specified bucket does not exist/,
  );
  await close();
});
