import { revalidateAfterBfcache } from './bfcache';

function createPage({ isMember = true } = {}) {
  const page = new EventTarget() as Window;
  const root = document.createElement('html');
  let answer = () => {};
  const refresh = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const ask = jest.fn();
  revalidateAfterBfcache({ page, root, isMember: () => isMember, ask, refresh });
  const fire = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { root, refresh, ask, fire, answer: () => answer() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it("hides a member's page until its session was requested again", async () => {
  const { root, refresh, ask, fire, answer } = createPage();
  fire('pagehide', true);
  expect(root.style.visibility).toBe('hidden');
  fire('pageshow', true);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(root.style.visibility).toBe('hidden');
  answer();
  await settle();
  expect(root.style.visibility).toBe('');
});

it("never hides a visitor's page, but requests the session of other tabs when it is restored", async () => {
  const { root, refresh, ask, fire } = createPage({ isMember: false });
  fire('pagehide', true);
  expect(root.style.visibility).toBe('');
  fire('pageshow', true);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});

it('requests nothing when a page is shown for the first time', () => {
  const { ask, refresh, fire } = createPage();
  fire('pageshow', false);
  expect([ask, refresh].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
