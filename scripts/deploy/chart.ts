import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { deploy } from './composeFile';

export const chart = path.join(deploy, 'helm/parlour');

/** YAML 1.1 as Kubernetes reads it, where numbers may be octal. */
export const readYaml = (file: string) => parse(readFileSync(path.join(chart, file), 'utf8'), { version: '1.1' }) as unknown;

export type Values = { readonly [name: string]: unknown };

export const about = readYaml('Chart.yaml') as Readonly<Record<'name' | 'version' | 'appVersion', string>>;
export const schema = JSON.parse(readFileSync(path.join(chart, 'values.schema.json'), 'utf8')) as Values;
export const defaults = readYaml('values.yaml') as Values;

/** The required values. */
export const least: Values = {
  image: { repository: 'registry.example/parlour' },
  backend: { origin: 'https://api.example' },
  store: { bucket: 'parlour' },
  secrets: { registryKey: '{"kty":"OKP"}\n', env: { CONSOLE_TOKEN: 'token of this test' } },
};

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges values as Helm does: objects are merged, everything else is replaced. */
export function merge(under: Values, over: Values): Values {
  const merged = Object.entries(over).map(([name, value]) => {
    const other = under[name];
    return [name, isObject(value) && isObject(other) ? merge(other, value) : value];
  });
  return { ...under, ...Object.fromEntries(merged) };
}

const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false }).compile(schema);

/** The schema's errors for these values, merged into the chart's own, each with its path. */
export function refusals(given: Values): readonly string[] {
  if (validate(merge(defaults, given))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    'additionalProperty' in params ? `${instancePath} ${message}: ${params['additionalProperty']}` : `${instancePath} ${message}`,
  );
}
