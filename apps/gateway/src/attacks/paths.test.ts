import { type OpenGateway, openGateway } from '../testing/openGateway';
import { sendClosing } from '../testing/raw';

/** Prefixes of static responses, and files outside of them: the registry's history, its private key, the sources. */
const places = ['/assets/', '/assets/wallet/1.0.0/', '/console/', '/demo/banners/', '/demo/', '/api/', '/manifest.json/', '/'];
const goals = ['history/00000001.json', '../keys/registry.json', 'package.json', 'etc/passwd'];

/** Ways to write "one up". */
const ways: readonly (readonly [string, string])[] = [
  ['as it stands', '../'],
  ['dots encoded', '%2e%2e/'],
  ['dots encoded in capitals', '%2E%2E/'],
  ['one dot encoded', '.%2e/'],
  ['slash encoded', '..%2f'],
  ['slash encoded in capitals', '..%2F'],
  ['all encoded', '%2e%2e%2f'],
  ['double encoded dots', '%252e%252e/'],
  ['double encoded', '%252e%252e%252f'],
  ['double encoded slash', '..%252f'],
  ['three times encoded', '%25252e%25252e%25252f'],
  ['backslash', '..\\'],
  ['backslash encoded', '..%5c'],
  ['all encoded with a backslash', '%2e%2e%5c'],
  ['double encoded backslash', '..%255c'],
  ['overlong dots', '%c0%ae%c0%ae/'],
  ['overlong slash', '..%c0%af'],
  ['overlong slash of three bytes', '..%e0%80%af'],
  ['overlong backslash', '..%c1%9c'],
  ['wide slash', '..%ef%bc%8f'],
  ['wide dots', '%ef%bc%8e%ef%bc%8e/'],
  ['half a character', '..%u2215'],
  ['NUL behind the dots', '..%00/'],
  ['NUL as a double code', '..%2500/'],
  ['four dots', '..../'],
  ['four dots and two slashes', '....//'],
  ['a stop between', './../'],
  ['many slashes', '..//..///'],
  ['a parameter', '..;/'],
  ['a parameter with a name', '..;a=b/'],
  ['a query mark', '..?/../'],
  ['a tab', '..%09/'],
  ['a line end', '..%0d%0a/'],
  ['a drive', 'C:/../'],
  ['a share', '//127.0.0.1/../'],
  ['a scheme', 'file:///'],
];

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

/** Content that would prove a leak: the key's private part, the history's record, the workspace, the system's users. */
const LOOT = /"d":|"previous"|"devDependencies"|root:.*:0:0/;

describe('attacks: a way out of the static paths', () => {
  it.each(ways)('%s (%s)', async (_name, up) => {
    gateway.arrived.length = 0;
    const targets = places.flatMap((place) =>
      goals.flatMap((goal) => [up.repeat(2), up.repeat(6)].map((way) => place + way + goal)),
    );
    const answers = await Promise.all(
      targets.map(async (target) => ({
        target,
        ...(await sendClosing(gateway.port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)),
      })),
    );
    expect(answers.filter(({ text }) => LOOT.test(text))).toEqual([]);
    const found = answers.filter(({ statuses, target }) => statuses[0] !== 400 && statuses[0] !== 404 && !isTheOperators(target));
    expect(found.map(({ target, statuses }) => `${target} ${statuses.join()}`)).toEqual([]);
    // Proxied paths have to stay below the operator's prefix, however the operator decodes the path.
    const forwarded = gateway.arrived.map(
      ({ url = '' }) => new URL(decoded(decoded(url)).replaceAll('\\', '/'), 'http://operator').pathname,
    );
    expect(forwarded.filter((path) => !/^\/(api|demo)\//.test(path))).toEqual([]);
  });

  it.each([
    ['another origin', 'http://127.0.0.1/assets/../history/00000001.json'],
    ['a path of two slashes', '//history/00000001.json'],
    ['no path at all', 'assets/wallet/1.0.0/remoteEntry.js'],
    ['a way out in a fragment', '/api/user#/../../admin'],
    ['a hidden file', '/assets/.env'],
    ['a twin by its name', '/assets/wallet/1.0.0/remoteEntry.js.br'],
    ['a source map', '/assets/wallet/1.0.0/remoteEntry.js.map'],
    ['a descriptor', '/published/wallet/1.0.0.json'],
    ['the teams', '/teams/wallet.json'],
  ])('%s', async (_name, target) => {
    const { text, statuses } = await sendClosing(gateway.port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(text).not.toMatch(LOOT);
    expect([400, 404]).toContain(statuses[0]);
  });
});

function isTheOperators(target: string): boolean {
  return target.startsWith('/api/') || target.startsWith('/demo/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
