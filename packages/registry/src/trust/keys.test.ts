import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { readPublicKey, readSecret } from './keys';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'keys-'))));
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, 'bingo.json');
  await writeFile(file, text);
  return file;
}

it('reads each part of a key where it is asked for', async () => {
  const key = await createKey();
  await expect(readSecret(await fileOf(JSON.stringify(key)))).resolves.toEqual(key);
  await expect(readSecret(JSON.stringify(key))).resolves.toEqual(key);
  await expect(readPublicKey(await fileOf(JSON.stringify(publicPart(key))))).resolves.toEqual(publicPart(key));
});

it('says that it got the other part of a key, and never what it is', async () => {
  const key = await createKey();
  const secret = await fileOf(JSON.stringify(key));
  await expect(readPublicKey(secret)).rejects.toThrow(
    new Error(`${secret} is a private key, which stays with its owner: give its public part (bingo.public.json)`),
  );
  const open = await fileOf(JSON.stringify(publicPart(key)));
  await expect(readSecret(open)).rejects.toThrow(new Error(`${open} is a public key: the private one is needed`));
  await expect(readSecret(JSON.stringify(publicPart(key)))).rejects.toThrow('RELEASES_KEY is a public key');
});

it.each(['{}', 'bingo', '{"kid":"a","x":"b","y":"c","d":4}'])('says what a key holds, of %s', async (text) => {
  const file = await fileOf(text);
  await expect(readSecret(file)).rejects.toThrow(
    `${file} is not a private key: one is JSON with kid, x, y and d, as this writes it: npm run release -- key <app>`,
  );
  await expect(readPublicKey(file)).rejects.toThrow(
    `${file} is not a public key: one is JSON with kid, x and y, as this writes it: npm run release -- key <app> --public <file>`,
  );
});

it("refuses a key under another's id, whose requests would be taken for forged", async () => {
  const [own, other] = [await createKey(), await createKey()];
  const file = await fileOf(JSON.stringify({ ...publicPart(own), kid: other.kid }));
  await expect(readPublicKey(file)).rejects.toThrow(
    new Error(`${file} names the key ${other.kid}, but its bytes are those of ${own.kid}: let its owner write it again`),
  );
});

it('says why a key cannot be read', async () => {
  const missing = path.join(folder, 'bingo.json');
  await expect(readSecret(missing)).rejects.toThrow(new Error(`there is no key at ${missing}`));
  await expect(readSecret(folder)).rejects.toThrow(`the key ${folder} cannot be read: EISDIR`);
  const below = path.join(await fileOf('{}'), 'bingo.json');
  await expect(readSecret(below)).rejects.toThrow(`the key ${below} cannot be read: ENOTDIR`);
});
