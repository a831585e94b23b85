import { trustScripts } from './trustedScripts';

/** What the policy makes of a text that is to become a script. */
function scriptOf(text: string): string | undefined {
  let rules: { createScript(text: string): string | undefined } | undefined;
  const trustedTypes = { createPolicy: (_name: string, given: typeof rules) => (rules = given) };
  trustScripts(Object.assign({ trustedTypes }, { location: window.location }), '/assets/');
  return rules?.createScript(text);
}

it('an import map of hashes may be written', () => {
  const map = '{"integrity":{"/assets/bingo/1.0.0/remoteEntry.js":"sha384-x"}}';
  expect(scriptOf(map)).toBe(map);
});

it.each(['{}', '[]', '1', '"integrity"', '{"imports":{}}', '{"integrity":{},"imports":{}}', '{"integrity":{},"scopes":{}}'])(
  '%s may not',
  (text) => {
    expect(scriptOf(text)).toBeUndefined();
  },
);

it.each(['', 'alert(1)', 'null', '{"integrity":{}};alert(1)'])('%s throws', (text) => {
  expect(() => scriptOf(text)).toThrow();
});
