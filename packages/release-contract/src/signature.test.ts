import { isSealed, makeKey, publicPart, seal } from './signature';

const body = { format: 1, name: '中文 "quoted" <script>', numbers: [1, 2.5, -0.1], nested: { b: 1, a: [] } };

it('is opened by the key that sealed it, after a journey as JSON', async () => {
  const key = await makeKey();
  const sealed = JSON.parse(JSON.stringify(await seal(body, key)));
  await expect(isSealed(sealed, [publicPart(key)])).resolves.toBe(true);
});

it.each<[string, (sealed: Record<string, unknown>) => unknown]>([
  ['a changed field', (sealed) => ({ ...sealed, format: 2 })],
  ['a field more', (sealed) => ({ ...sealed, extra: 1 })],
  ['a field less', ({ name: _name, ...rest }) => rest],
  ['another order', ({ format, ...rest }) => ({ ...rest, format })],
  ['no signature', ({ signature: _signature, ...rest }) => rest],
  ['an empty signature', (sealed) => ({ ...sealed, signature: { ...(sealed['signature'] as object), value: '' } })],
  ['a signature that is no base64', (sealed) => ({ ...sealed, signature: { ...(sealed['signature'] as object), value: '***' } })],
  ['null', () => null],
  ['text', () => 'sealed'],
])('is broken by %s', async (_what, change) => {
  const key = await makeKey();
  await expect(isSealed(change({ ...(await seal(body, key)) }), [publicPart(key)])).resolves.toBe(false);
});

it('is not opened by another key, even one that claims the same name', async () => {
  const [key, other] = await Promise.all([makeKey(), makeKey()]);
  const sealed = await seal(body, key);
  await expect(isSealed(sealed, [publicPart(other)])).resolves.toBe(false);
  await expect(isSealed(sealed, [{ ...publicPart(other), kid: key.kid }])).resolves.toBe(false);
});
