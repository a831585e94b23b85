import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const deploy = path.resolve(__dirname, '../../deploy');
export const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

export interface Service {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly user: string;
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly [key: string]: unknown;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** The variables of a file like .env. */
export function readEnv(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

/** compose.yaml with these variables, as Compose reads it; throws like Compose if a required variable is missing. */
export function readCompose(env: Readonly<Record<string, string>>): Compose {
  return parse(
    read('compose.yaml'),
    (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      const filled = interpolate(value, env);
      // Compose converts a substituted value to the type of the field.
      return key === 'scale' ? Number(filled) : filled;
    },
    { merge: true },
  ) as Compose;
}

function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = env[name] ?? '';
    if (value === '' && kind === '?') throw new Error(`${name} ${rest}`);
    return value === '' && kind === '-' ? rest : value;
  });
}
