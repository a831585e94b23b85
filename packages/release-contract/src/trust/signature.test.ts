import { isSigned, createKey, publicPart, sign } from './signature';

const body = { format: 1, name: '中文 "quoted" <script>', numbers: [1, 2.5, -0.1], nested: { b: 1, a: [] } };

it('is opened by the key that signed it, after a journey as JSON', async () => {
  const key = await createKey();
  const signed = JSON.parse(JSON.stringify(await sign(body, key)));
  await expect(isSigned(signed, [publicPart(key)])).resolves.toBe(true);
});

it.each<[string, (signed: Record<string, unknown>) => unknown]>([
  ['a changed field', (signed) => ({ ...signed, format: 2 })],
  ['a field more', (signed) => ({ ...signed, extra: 1 })],
  ['a field less', ({ name: _name, ...rest }) => rest],
  ['another order', ({ format, ...rest }) => ({ ...rest, format })],
  ['no signature', ({ signature: _signature, ...rest }) => rest],
  ['an empty signature', (signed) => ({ ...signed, signature: { ...(signed['signature'] as object), value: '' } })],
  ['a signature that is no base64', (signed) => ({ ...signed, signature: { ...(signed['signature'] as object), value: '***' } })],
  ['null', () => null],
  ['text', () => 'signed'],
])('is broken by %s', async (_what, change) => {
  const key = await createKey();
  await expect(isSigned(change({ ...(await sign(body, key)) }), [publicPart(key)])).resolves.toBe(false);
});

it('is not opened by another key, even one that claims the same name', async () => {
  const [key, other] = await Promise.all([createKey(), createKey()]);
  const signed = await sign(body, key);
  await expect(isSigned(signed, [publicPart(other)])).resolves.toBe(false);
  await expect(isSigned(signed, [{ ...publicPart(other), kid: key.kid }])).resolves.toBe(false);
});

it('is not opened where the browser has no `crypto.subtle`', async () => {
  const key = await createKey();
  const signed = await sign(body, key);
  const missing = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(isSigned(signed, [publicPart(key)])).resolves.toBe(false);
  missing.mockRestore();
});
