import { brotliDecompressSync } from 'node:zlib';
import { compressDocument, compressManifest } from './compressedAnswers';

const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', 'q83vEjRWeJCrze8SNFZ4kA=='] as const;
const sizeOf = (body: string | Buffer) => body.length;

it('fills each nonce and time into the document that was read once', async () => {
  const read = jest.fn(async () => '<i nonce="__NONCE__"></i><b nonce="__NONCE__" at="__TIME__"></b>');
  const send = compressDocument(read);
  for (const [index, nonce] of nonces.entries()) {
    const filled = `<i nonce="${nonce}"></i><b nonce="${nonce}" at="179000000${index}000"></b>`;
    const values = { nonce, takenAt: 1_790_000_000_999 + index * 1000 };
    const { body, headers } = await send(values, 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(filled);
    await expect(send(values, undefined)).resolves.toEqual({ body: filled, headers: { vary: 'accept-encoding' } });
  }
  expect(read).toHaveBeenCalledTimes(1);
});

it('sends a document at once that is not compressed well yet', async () => {
  const send = compressDocument(async () => '<p>release of the screen</p>'.repeat(50) + Math.PI.toString().repeat(20));
  const values = { nonce: nonces[0] };
  const quick = await send(values, 'br');
  let thorough = quick;
  while (sizeOf(thorough.body) === sizeOf(quick.body)) thorough = await send(values, 'br');
  expect(brotliDecompressSync(thorough.body).equals(brotliDecompressSync(quick.body))).toBe(true);
});

it('asks for the document again after it could not be read', async () => {
  const read = jest.fn(async () => '<p>').mockRejectedValueOnce(new Error('no bucket'));
  const send = compressDocument(read);
  await expect(send({ nonce: nonces[0] }, 'br')).rejects.toThrow('no bucket');
  await expect(send({ nonce: nonces[0] }, 'br')).resolves.toMatchObject({ headers: { 'content-encoding': 'br' } });
});

it('compresses the manifest once for each encoding', async () => {
  const manifest = compressManifest('{"sequence":1}');
  const [one, other] = await Promise.all([manifest('gzip, br'), manifest('br')]);
  expect(one).toBe(other);
  expect((await manifest('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await manifest(undefined)).body).toBe('{"sequence":1}');
});
