import { openTarget, QUOTE, swept, type Target } from '../testing/injections';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(async () => {
  await target.stop();
  target.forget();
});

describe('attacks: a quote in every field', () => {
  it.each(swept.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const { right, token } = await target.rightOf(name);
    for (const field of Object.keys(right)) await target.attack(endpoint, { ...right, [field]: QUOTE }, token);
    await target.attack(endpoint, right, QUOTE);
  });

  it('and what others have is as it was', () => target.demandUntouched());
});
