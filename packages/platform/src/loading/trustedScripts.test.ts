import { trustScripts } from './trustedScripts';

interface Rules {
  createHTML(text: string): string | undefined;
  createScript(text: string): string | undefined;
  createScriptURL(address: string, type: string, sink: string): string | undefined;
}

/** Returns the policy that the page registers. */
function policy(): Rules {
  let rules: Rules | undefined;
  const trustedTypes = { createPolicy: (_name: string, given: Rules) => (rules = given) };
  trustScripts(Object.assign({ trustedTypes }, { location: window.location }), '/assets/');
  if (rules === undefined) throw new Error('there is no policy');
  return rules;
}

it('an import map of hashes may be written', () => {
  const map = '{"integrity":{"/assets/bingo/1.0.0/remoteEntry.js":"sha384-x"}}';
  expect(policy().createScript(map)).toBe(map);
});

it.each(['{}', '[]', '1', '"integrity"', '{"imports":{}}', '{"integrity":{},"imports":{}}', '{"integrity":{},"scopes":{}}'])(
  '%s may not',
  (text) => {
    expect(policy().createScript(text)).toBeUndefined();
  },
);

it.each(['', 'alert(1)', 'null', '{"integrity":{}};alert(1)'])('%s throws', (text) => {
  expect(() => policy().createScript(text)).toThrow();
});

it.each(['', ' ', 'Five in a row > four'])('%p is no markup, and may be written as such', (text) => {
  expect(policy().createHTML(text)).toBe(text);
});

it.each(['<b>x</b>', '&lt;', 'a<'])('%s may be written once a sanitiser is loaded, with its result', (text) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(policy().createHTML(text)).toBeUndefined();
  expect(warn.mock.calls).toEqual([['Markup from text: use SafeHtml of the kit, or call its trustMarkup first']]);
  warn.mockRestore();
  Object.assign(globalThis, { parlourMarkup: () => 'clean' });
  expect(policy().createHTML(text)).toBe('clean');
  Reflect.deleteProperty(globalThis, 'parlourMarkup');
});

it.each([
  ['/assets/bingo/1.0.0/a.js', 'HTMLScriptElement src', true],
  ['/assets/bingo/1.0.0/a.js', 'Worker constructor', false],
  ['blob:http://localhost/1-2', 'Worker constructor', true],
  ['blob:http://localhost/1-2', 'HTMLScriptElement src', false],
  ['/demo/a.js', 'HTMLScriptElement src', false],
])('%p may be given to %p: %p', (address, sink, isAllowed) => {
  expect(policy().createScriptURL(address, 'TrustedScriptURL', sink) !== undefined).toBe(isAllowed);
});
