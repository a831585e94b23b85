import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { about, chart, defaults, merge, refusals, type Values } from './chart';
import { deploy } from './composeFile';

/** The part of a Kubernetes object that tests read. */
export interface Rendered {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  // oxlint-disable-next-line typescript/no-explicit-any -- their types are checked by tsc, as they were rendered
  readonly spec?: any;
  readonly [name: string]: unknown;
}

export interface Release {
  readonly objects: readonly Rendered[];
  readonly notes: string;
}

const source = path.join(deploy, 'helm/render');

/** Builds the renderer into a folder; returns its file. Its packages are Debian's, which are no Go modules. */
export function buildRenderer(folder: string): string {
  const program = path.join(folder, 'render');
  const env = {
    ...process.env,
    GO111MODULE: 'off',
    GOPATH: '/usr/share/gocode',
    GOFLAGS: '',
    GOCACHE: path.join(folder, 'cache'),
  };
  const { error, status, stderr } = spawnSync('go', ['build', '-o', program, '.'], { cwd: source, env, encoding: 'utf8' });
  const packages = 'apt-get install golang-go golang-github-masterminds-sprig-dev golang-k8s-sigs-yaml-dev';
  if (error !== undefined || stderr.includes('cannot find package'))
    throw new Error(`Go or its packages are not installed: ${packages}`);
  if (status !== 0) throw new Error(stderr);
  return program;
}

/** The objects that Helm would send to a cluster for these values; throws the errors of the schema or a template. */
export function renderChart(program: string, given: Values, from = chart): Release {
  const refused = refusals(given);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const context = {
    Values: merge(defaults, given),
    Chart: { Name: about.name, Version: about.version, AppVersion: about.appVersion },
    Release: { Name: 'site', Namespace: 'play', Service: 'Helm' },
  };
  const printed = execFileSync(program, [from], {
    input: JSON.stringify(context),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { 'NOTES.txt': notes = '', ...files } = JSON.parse(printed) as Readonly<Record<string, string>>;
  const documents = Object.entries(files).flatMap(([file, text]) =>
    parseAllDocuments(text, { version: '1.1' }).map((document) => {
      for (const error of document.errors) throw new Error(`${file}: ${error.message}`);
      return document.toJS() as Rendered | null;
    }),
  );
  return { notes, objects: documents.filter((one) => one !== null) };
}
