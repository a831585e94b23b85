import { brotliDecompressSync } from 'node:zlib';
import { compressAnswers } from './compressedAnswers';

const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', 'q83vEjRWeJCrze8SNFZ4kA=='] as const;

it('fills each nonce into the document that was read once', async () => {
  const read = jest.fn(async () => '<i nonce="__NONCE__"></i><b nonce="__NONCE__"></b>');
  const { document } = compressAnswers('{}', read);
  for (const nonce of nonces) {
    const filled = `<i nonce="${nonce}"></i><b nonce="${nonce}"></b>`;
    const { body, headers } = await document(nonce, 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(filled);
    await expect(document(nonce, undefined)).resolves.toEqual({ body: filled, headers: { vary: 'accept-encoding' } });
  }
  expect(read).toHaveBeenCalledTimes(1);
});

it('asks for the document again after it could not be read', async () => {
  const read = jest.fn(async () => '<p>').mockRejectedValueOnce(new Error('no bucket'));
  const { document } = compressAnswers('{}', read);
  await expect(document(nonces[0], 'br')).rejects.toThrow('no bucket');
  await expect(document(nonces[0], 'br')).resolves.toMatchObject({ headers: { 'content-encoding': 'br' } });
});

it('compresses the manifest once for each encoding', async () => {
  const { manifest } = compressAnswers('{"sequence":1}', async () => '');
  const [one, other] = await Promise.all([manifest('gzip, br'), manifest('br')]);
  expect(one).toBe(other);
  expect((await manifest('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await manifest(undefined)).body).toBe('{"sequence":1}');
});
