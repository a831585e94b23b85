import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../apps/gateway/src/config';
import { readBucket } from '../../packages/registry/src/storage/openStore';
import { chart, least, merge, type Values } from './chart';
import { readStages } from './dockerfile';
import { probePaths } from './gatewayFacts';
import { faultsOfTypes } from './kubernetesTypes';
import { buildRenderer, type Release, type Rendered, renderChart } from './renderChart';

const everything: Values = merge(least, {
  image: { digest: `sha256:${'0'.repeat(64)}`, pullSecrets: ['registry'] },
  store: {
    prefix: 'live',
    endpoint: 'http://minio.store:9000',
    region: 'eu',
    directAboveKb: 500,
    directEndpoint: 'https://s3.example',
  },
  proxies: 2,
  redis: { url: 'redis://:secret@redis.play:6380/1' },
  env: {
    FRAME_ORIGINS: 'https://a.example https://b.example',
    OIDC_ISSUER: 'https://login.example/ops',
    OIDC_CLIENT_ID: 'parlour',
  },
  secrets: {
    registryKey: '{"kty":"OKP"}\n',
    env: {
      CONSOLE_TOKEN: 'a: "b" of this test',
      RELEASES_S3_ACCESS_KEY_ID: 'id',
      RELEASES_S3_SECRET_ACCESS_KEY: 'secret',
      OIDC_CLIENT_SECRET: '0123',
    },
  },
  service: { annotations: { a: 'b' } },
  ingress: {
    enabled: true,
    className: 'nginx',
    annotations: { a: 'b' },
    hosts: ['play.example', 'm.play.example'],
    tls: { secretName: 'play-tls' },
  },
  autoscaling: { enabled: true },
  metrics: { serviceMonitor: { enabled: true, labels: { release: 'prometheus' } }, prometheusRule: { enabled: true } },
  networkPolicy: { enabled: true },
  serviceAccountName: 'parlour',
  podAnnotations: { a: 'b' },
  podLabels: { team: 'play' },
  nodeSelector: { disk: 'ssd' },
  tolerations: [{ key: 'players', operator: 'Exists', effect: 'NoSchedule' }],
  affinity: { nodeAffinity: {} },
});
const cases: Readonly<Record<string, Values>> = {
  'what has to be given': least,
  everything,
  'a Secret of your own': merge(everything, {
    secrets: { registryKey: '' },
    existingSecret: { name: 'own', variables: ['CONSOLE_TOKEN', 'REDIS_URL'] },
  }),
  'scaled by processor': merge(least, {
    autoscaling: { enabled: true, metric: 'cpu' },
    disruptionBudget: { maxUnavailable: '25%' },
  }),
};

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chart-'));
  program = buildRenderer(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kindsOf = ({ objects }: Release) => objects.map(({ kind }) => kind).toSorted();
const allOf = ({ objects }: Release, kind: string) => objects.filter((one) => one.kind === kind);
function only(release: Release, kind: string, name = 'site'): Rendered {
  const found = allOf(release, kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`there is no ${kind} "${name}"`);
  return found;
}
const containerOf = (release: Release) => only(release, 'Deployment').spec.template.spec.containers[0];

/** The environment of a gateway, as a cluster would give it. */
function environmentOf(release: Release): Readonly<Record<string, string>> {
  const { envFrom, env = [] } = containerOf(release);
  const map = only(release, 'ConfigMap', envFrom[0].configMapRef.name);
  const fromSecret = env.map(
    ({ name, valueFrom }: { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }) => {
      const secret = allOf(release, 'Secret').find(({ metadata }) => metadata.name === valueFrom.secretKeyRef.name);
      const data = secret?.['stringData'] as Readonly<Record<string, string>> | undefined;
      return [name, data === undefined ? 'redis://from.elsewhere' : (data[valueFrom.secretKeyRef.key] ?? 'missing')];
    },
  );
  return { ...readStages().get('gateway')?.env, ...(map['data'] as object), ...Object.fromEntries(fromSecret) };
}

describe.each(Object.entries(cases))('rendered with %s', (_name, values) => {
  let release: Release;
  beforeAll(() => {
    release = renderChart(program, values);
  });

  it('consists of objects that Kubernetes accepts', () => {
    expect(faultsOfTypes(release.objects, folder)).toEqual([]);
    const names = release.objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { metadata } of release.objects) expect(metadata.labels).toMatchObject({ 'app.kubernetes.io/instance': 'site' });
    // Kubernetes takes strings here; YAML would make something else of a number or of yes.
    const strings = ['ConfigMap', 'Secret'].flatMap((kind) =>
      allOf(release, kind).flatMap((one) => Object.values((one['data'] ?? one['stringData']) as object)),
    );
    expect(strings.filter((value) => typeof value !== 'string')).toEqual([]);
  });

  it('gives the gateway an environment that it understands', () => {
    const environment = environmentOf(release);
    expect(Object.values(environment)).not.toContain('missing');
    const config = readConfig(environment);
    const { ports, volumeMounts } = containerOf(release);
    const port = (name: string) => ports.find((one: { name: string }) => one.name === name)?.containerPort;
    expect([port('http'), port('metrics')]).toEqual([config.port, config.metricsPort]);
    expect(config.port).toBe(readStages().get('gateway')?.port);
    expect(readBucket(environment)?.name).toBe('parlour');
    const { volumes } = only(release, 'Deployment').spec.template.spec;
    expect(volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
      config.keysDir,
      config.dataDir,
      '/tmp',
    ]);
    expect(volumeMounts.map(({ name }: { name: string }) => name)).toEqual(volumes.map(({ name }: { name: string }) => name));
    const { secretName, items } = volumes[0].secret;
    expect(items).toEqual([{ key: 'registry.json', path: 'registry.json' }]);
    const secret = allOf(release, 'Secret').find(({ metadata }) => metadata.name === secretName);
    if (secret !== undefined) expect(secret['stringData']).toMatchObject({ 'registry.json': '{"kty":"OKP"}\n' });
    else expect(secretName).toBe('own');
  });

  it('gives the gateway no rights, and asks it for its health where it answers', () => {
    const pod = only(release, 'Deployment').spec.template.spec;
    const container = containerOf(release);
    const [user, group] = (readStages().get('gateway')?.user ?? '').split(':').map(Number);
    expect(pod).toMatchObject({ automountServiceAccountToken: false });
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: group,
      fsGroup: group,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(probePaths()).toContain(container[probe].httpGet.path);
      expect(container[probe].httpGet.port).toBe('http');
    }
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/livez');
    // 60 seconds is the longest that a request takes.
    const { drainSeconds } = readConfig(environmentOf(release));
    expect(drainSeconds).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds - 2 * drainSeconds).toBeGreaterThan(60);
  });

  it('everything that chooses pods chooses those of the gateways, at ports that they have', () => {
    const { spec } = only(release, 'Deployment');
    const labels = spec.template.metadata.labels as Readonly<Record<string, string>>;
    const spreads = spec.template.spec.topologySpreadConstraints.map(
      ({ labelSelector }: { labelSelector: unknown }) => labelSelector,
    );
    const budgets = [...allOf(release, 'PodDisruptionBudget'), ...spreads.map((selector: unknown) => ({ spec: { selector } }))];
    const selectors = [
      spec.selector.matchLabels,
      ...budgets.map((one) => one.spec.selector.matchLabels),
      ...allOf(release, 'Service').map((one) => one.spec.selector),
      ...allOf(release, 'NetworkPolicy').map((one) => one.spec.podSelector.matchLabels),
    ];
    for (const selector of selectors) {
      expect(Object.keys(selector).length).toBeGreaterThan(1);
      expect(labels).toMatchObject(selector);
    }
    const ports = containerOf(release).ports.map(({ name }: { name: string }) => name);
    const policies = allOf(release, 'NetworkPolicy').flatMap((one) =>
      one.spec.ingress.flatMap((rule: { ports: object[] }) => rule.ports),
    );
    for (const { port } of policies) expect(ports).toContain(port);
    for (const one of allOf(release, 'Service')) for (const { targetPort } of one.spec.ports) expect(ports).toContain(targetPort);
    for (const { spec: one } of allOf(release, 'ServiceMonitor')) {
      const services = allOf(release, 'Service').filter(({ metadata }) =>
        Object.entries(one.selector.matchLabels).every(([name, value]) => metadata.labels?.[name] === value),
      );
      expect(services.map(({ metadata }) => metadata.name)).toEqual(['site-metrics']);
      expect(services[0]?.spec.ports.map(({ name }: { name: string }) => name)).toContain(one.endpoints[0].port);
    }
    for (const one of allOf(release, 'HorizontalPodAutoscaler')) {
      expect(one.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'site' });
      expect(spec).not.toHaveProperty('replicas');
    }
    for (const one of allOf(release, 'Ingress')) {
      const backends = one.spec.rules.map(
        (rule: { http: { paths: { backend: { service: object } }[] } }) => rule.http.paths[0]?.backend.service,
      );
      for (const service of backends) expect(service).toEqual({ name: 'site', port: { name: 'http' } });
      expect(only(release, 'Service').spec.ports[0].name).toBe('http');
    }
  });
});

it('makes only what a plain cluster has, unless more is asked for', () => {
  expect(kindsOf(renderChart(program, least))).toEqual([
    'ConfigMap',
    'Deployment',
    'PodDisruptionBudget',
    'Secret',
    'Service',
    'Service',
  ]);
  const all = renderChart(program, everything);
  expect(kindsOf(all)).toEqual([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'PrometheusRule',
    'Secret',
    'Service',
    'Service',
    'ServiceMonitor',
  ]);
  expect(kindsOf(renderChart(program, cases['a Secret of your own'] ?? {}))).not.toContain('Secret');
});

it('scales by a metric that a gateway has, and lets gateways connect to what they are told of', async () => {
  const release = renderChart(program, everything);
  const { metric } = only(release, 'HorizontalPodAutoscaler').spec.metrics[0].pods;
  expect(await readFile('apps/gateway/src/telemetry/metrics.ts', 'utf8')).toContain(`name: '${metric.name}'`);
  const [dns, others] = only(release, 'NetworkPolicy').spec.egress;
  expect(dns.ports).toEqual([
    { port: 53, protocol: 'UDP' },
    { port: 53, protocol: 'TCP' },
  ]);
  expect(others.ports.map(({ port }: { port: number }) => port)).toEqual([443, 9000, 6380]);
  expect(only(release, 'PrometheusRule').spec.groups[0].rules.length).toBeGreaterThan(10);
  expect(only(release, 'ServiceMonitor').spec.endpoints[0].relabelings).toEqual([{ targetLabel: 'job', replacement: 'parlour' }]);
});

it('a changed secret or variable starts the pods again', () => {
  const sums = (values: Values) => only(renderChart(program, values), 'Deployment').spec.template.metadata.annotations;
  const usual = sums(least);
  const changed = sums(merge(least, { secrets: { env: { CONSOLE_TOKEN: 'other' } } }));
  expect(changed['checksum/secret']).not.toBe(usual['checksum/secret']);
  expect(changed['checksum/config']).toBe(usual['checksum/config']);
  expect(sums(merge(least, { proxies: 2 }))['checksum/config']).not.toBe(usual['checksum/config']);
});

it('says after the installation what to do next', () => {
  const { notes } = renderChart(program, everything);
  expect(notes).toContain('https://play.example');
  expect(notes).toContain('parlour_requests_in_flight');
  expect(renderChart(program, least).notes).toContain('port-forward service/site 8080:80');
});

describe('a chart with a fault', () => {
  it.each([
    [
      'a misspelt field',
      'deployment.yaml',
      'readOnlyRootFilesystem',
      'readOnlyRootFileSystem',
      `'"readOnlyRootFileSystem"' does not exist`,
    ],
    [
      'a field in the wrong place',
      'disruptionbudget.yaml',
      'spec:\n  maxUnavailable:',
      'maxUnavailable: 1\nspec:\n  #',
      `'"maxUnavailable"' does not exist`,
    ],
    ['what is no YAML', 'service.yaml', '\n  type: ', '\ntype: ', 'service.yaml: Nested mappings are not allowed'],
    [
      'a value of another type',
      'deployment.yaml',
      'periodSeconds: 5',
      "periodSeconds: '5'",
      "Type 'string' is not assignable to type 'number'",
    ],
    ['a missing field', 'autoscaler.yaml', /^ {2}maxReplicas.*\n/m, '', `'"maxReplicas"' is missing`],
    [
      'a misspelt field of the Prometheus Operator',
      'metrics.yaml',
      'relabelings:',
      'relabeling:',
      `'"relabeling"' does not exist`,
    ],
    ['a value that there is not', 'deployment.yaml', '.Values.replicas', '.Values.replica', 'map has no entry for key "replica"'],
    ['a part that there is not', 'service.yaml', 'parlour.selector', 'parlour.select', 'no template "parlour.select"'],
  ])('%s is found', async (_what, file, usual, other, complaint) => {
    const copy = path.join(folder, 'faulty', 'parlour');
    await rm(copy, { recursive: true, force: true });
    await cp(chart, copy, { recursive: true, dereference: true });
    const template = path.join(copy, 'templates', file);
    const text = await readFile(template, 'utf8');
    const changed = text.replace(usual, other);
    expect(changed).not.toBe(text);
    await writeFile(template, changed);
    const find = () =>
      faultsOfTypes(
        renderChart(program, merge(everything, { autoscaling: { enabled: file !== 'deployment.yaml' } }), copy).objects,
        folder,
      ).join('\n');
    let found: string;
    try {
      found = find();
    } catch (error) {
      found = String(error);
    }
    expect(found).toContain(complaint);
  });
});
