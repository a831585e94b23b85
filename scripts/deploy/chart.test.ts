import { readFileSync } from 'node:fs';
import path from 'node:path';
import { about, chart, defaults, least, merge, refusals, schema, type Values } from './chart';
import { deploy } from './composeFile';
import { knownVariables } from './gatewayFacts';
import { readStages } from './dockerfile';

interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: unknown;
  readonly items?: { readonly enum?: readonly string[] };
}
const part = (...names: readonly string[]): Part => names.reduce<Part>((at, name) => at.properties?.[name] ?? {}, schema as Part);
const namesIn = (of: Part) => Object.keys(of.properties ?? {});

describe('the schema of values', () => {
  it('accepts the defaults with what has to be given, and nothing less', () => {
    expect(refusals(least)).toEqual([]);
    expect(refusals({ ...least, secrets: {}, existingSecret: { name: 'own' } })).toEqual([]);
    expect(refusals({}).map((refusal) => refusal.split(' ')[0])).toEqual(
      expect.arrayContaining(['/image/repository', '/backend/origin', '/store/bucket', '/secrets/registryKey']),
    );
    for (const name of Object.keys(least))
      expect(refusals(Object.fromEntries(Object.entries(least).filter(([one]) => one !== name)))).not.toEqual([]);
  });

  it.each<[string, Values, string]>([
    ['a misspelt value', { replica: 3 }, ' must NOT have additional properties: replica'],
    [
      'one further in',
      { metrics: { serviceMonitor: { enable: true } } },
      '/metrics/serviceMonitor must NOT have additional properties: enable',
    ],
    [
      'a variable that no gateway reads',
      { env: { FRAME_ORIGIN: 'https://a.example' } },
      '/env must NOT have additional properties: FRAME_ORIGIN',
    ],
    [
      'a secret among what is none',
      { env: { CONSOLE_TOKEN: 'token' } },
      '/env must NOT have additional properties: CONSOLE_TOKEN',
    ],
    [
      'half of the credentials',
      { secrets: { env: { RELEASES_S3_ACCESS_KEY_ID: 'id' } } },
      '/secrets/env must have property RELEASES_S3_SECRET_ACCESS_KEY when property RELEASES_S3_ACCESS_KEY_ID is present',
    ],
    [
      'a backend with a path',
      { backend: { origin: 'https://api.example/v1' } },
      String.raw`/backend/origin must match pattern "^https?://[^\s/?#]+/?$"`,
    ],
    ['an ingress for no host', { ingress: { enabled: true } }, '/ingress/hosts must NOT have fewer than 1 items'],
    [
      'a policy that lets everybody in',
      { networkPolicy: { enabled: true, metricsFrom: [] } },
      '/networkPolicy/metricsFrom must NOT have fewer than 1 items',
    ],
    [
      'a metric that there is not',
      { autoscaling: { metric: 'memory' } },
      '/autoscaling/metric must be equal to one of the allowed values',
    ],
  ])('refuses %s', (_what, given, refusal) => {
    expect(refusals(merge(least, given))).toContain(refusal);
  });

  it('refuses what it does not know, everywhere, and values.yaml has each value that it knows', () => {
    const isOpen = (of: Part) => of.properties !== undefined && of.additionalProperties !== false;
    const differences = (of: Part, values: unknown, at: string): readonly string[] => {
      if (of.properties === undefined || values === undefined) return [];
      const known = namesIn(of).filter(
        (name) => !['/global', '/env', '/secrets/env', '/resources'].some((free) => `${at}/${name}`.startsWith(free)),
      );
      const given = values as Readonly<Record<string, unknown>>;
      return [
        ...(isOpen(of) ? [`${at} is open`] : []),
        ...known.filter((name) => !(name in given)).map((name) => `${at}/${name} is not in values.yaml`),
        ...known.flatMap((name) => differences(of.properties?.[name] ?? {}, given[name], `${at}/${name}`)),
      ];
    };
    expect(differences(schema as Part, defaults, '')).toEqual([]);
  });
});

describe('the variables of a gateway', () => {
  const template = readFileSync(path.join(chart, 'templates/configmap.yaml'), 'utf8');
  const set = [...template.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const plain = namesIn(part('env'));
  const secret = [...namesIn(part('secrets', 'env')), 'REDIS_URL'];
  /** The image sets the first, a cluster has no use for the others. */
  const left = [...Object.keys(readStages().get('gateway')?.env ?? {}), 'CONSOLE_DIR', 'PARLOUR_DEV', 'PORT'];

  it('each is set by the chart, or can be given, or is of no use in a cluster', () => {
    const all = [...set, ...plain, ...secret, ...left];
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(all.toSorted()).toEqual(knownVariables.toSorted());
  });

  it('the Secret of your own may have those that the chart makes one of', () => {
    expect(part('existingSecret', 'variables').items?.enum?.toSorted()).toEqual(secret.toSorted());
  });
});

it('is of the version that is packed', () => {
  const { version } = JSON.parse(readFileSync(path.join(deploy, '../package.json'), 'utf8')) as { readonly version: string };
  expect(about).toMatchObject({ name: path.basename(chart), version, appVersion: version });
});
