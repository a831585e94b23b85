import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { translatedLanguages } from '@parlour/platform/languages';
import type { IconNode, LocalizedText, RemoteConfig, WrittenConfig } from '@parlour/platform/remoteConfig';
import { parseRemoteConfig, parseWrittenConfig } from '@parlour/platform/remoteConfig';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';
import * as v from 'valibot';
import { releaseOf } from '../describe/release';

type Words = Readonly<Record<string, string>>;

/**
 * A remote's config as it is released: with its texts in every language, and its icons as shapes. Throws one sentence for a text
 * or icon that does not exist.
 */
export async function builtConfig(folder: string, config: WrittenConfig): Promise<RemoteConfig> {
  const written = demandSound(parseWrittenConfig, config);
  const release = releaseOf(folder);
  if (written.name !== release.name)
    refuse(`name: the remote is "${release.name}" by its package.json, and "${written.name}" here`);
  const textOf = textsIn(await readTexts(folder, written));
  const iconOf = (name: string) => iconNamed(folder, name);
  const titleOf = (title: NonNullable<(typeof written.routes)[number]['title']>) =>
    typeof title === 'string'
      ? textOf(title)
      : {
          query: title.query,
          titles: Object.fromEntries(Object.entries(title.titles).map(([value, key]) => [value, textOf(key)])),
          otherwise: textOf(title.otherwise),
        };
  const routes = written.routes.map(async ({ title, action, ...route }) => ({
    ...route,
    ...(title !== undefined && { title: titleOf(title) }),
    ...(action && { action: { ...action, label: textOf(action.label), icon: await iconOf(action.icon) } }),
  }));
  const nav = written.nav?.map(async ({ icon, ...entry }) => ({
    ...entry,
    label: textOf(entry.label),
    ...(icon !== undefined && { icon: await iconOf(icon) }),
  }));
  return demandSound(parseRemoteConfig, {
    ...written,
    outage: textOf(written.outage),
    routes: await Promise.all(routes),
    ...(nav && { nav: await Promise.all(nav) }),
  });
}

/** Parses a config; throws one sentence that names the first invalid field, and why. */
function demandSound<Config>(parse: (input: unknown) => Config, input: unknown): Config {
  try {
    return parse(input);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const [issue] = error.issues;
    const { message, received } = issue;
    const isSaid = message.includes('received') || received === 'Object';
    const reason = isSaid ? message : `${message}, but received ${received}`;
    return refuse(`${v.getDotPath(issue) ?? 'config'}: ${reason}`);
  }
}

/** Without a stack, which tools would print: it points to our code, while the error is in the config. */
function refuse(sentence: string): never {
  const error = new Error(`remote.config.ts: ${sentence}`);
  error.stack = error.message;
  throw error;
}

/** The modules with texts or their translations, by id. */
type TextModule = Readonly<Record<string, Words & { readonly id?: string; readonly default?: Words }>>;

function keysOf(title: WrittenConfig['routes'][number]['title']): readonly string[] {
  if (title === undefined) return [];
  return typeof title === 'string' ? [title] : [title.otherwise, ...Object.values(title.titles)];
}

/**
 * The texts of a config by language; `default` is the original language. A text of a screen's feature is named with its id:
 * `offers.title`.
 */
async function readTexts(folder: string, { routes }: WrittenConfig): Promise<Readonly<Record<string, Words>>> {
  const features = routes.flatMap(({ title, screen }) =>
    keysOf(title).some((key) => key.includes('.')) ? [path.join('src/features', path.dirname(screen))] : [],
  );
  const files = features.flatMap((feature) =>
    readdirSync(path.join(folder, feature)).flatMap((file) => (/^\w+Texts\.ts$/.test(file) ? [path.join(feature, file)] : [])),
  );
  const read = async (ending: string) => {
    const existing = ['src/configTexts.ts', ...files]
      .map((file) => path.join(folder, file.replace(/ts$/, ending)))
      .filter((file) => existsSync(file));
    const modules = existing.map((file): Promise<TextModule> => tsImport(pathToFileURL(file).href, import.meta.url));
    const texts = (await Promise.all(modules)).flatMap((one) => Object.entries(one));
    return Object.assign({}, ...texts.map(([id, words]) => named(words.id ?? id, words.default ?? words))) as Words;
  };
  const translated = translatedLanguages.map(async (language) => [language, await read(`${language}.ts`)] as const);
  return { default: await read('ts'), ...Object.fromEntries(await Promise.all(translated)) };
}

const named = (id: string, words: Words) =>
  id === 'config' ? words : Object.fromEntries(Object.entries(words).map(([key, text]) => [`${id}.${key}`, text]));

function textsIn({ default: words = {}, ...translations }: Readonly<Record<string, Words>>) {
  return (key: string): LocalizedText => {
    const text = words[key];
    if (text === undefined) refuse(`it names the text "${key}", which does not exist`);
    const others = Object.entries(translations).flatMap(([language, all]) => {
      const translated = all[key];
      return translated === undefined || translated === text ? [] : [[language, translated] as const];
    });
    return others.length === 0 ? text : { default: text, ...Object.fromEntries(others) };
  };
}

/** A Lucide icon as shapes. */
async function iconNamed(folder: string, name: string): Promise<IconNode> {
  const lucide = path.dirname(createRequire(path.join(folder, 'package.json')).resolve('lucide-react/package.json'));
  const kebab = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-').toLowerCase();
  const file = path.join(lucide, `dist/esm/icons/${kebab}.mjs`);
  if (!existsSync(file)) refuse(`lucide has no icon "${name}"`);
  const { default: icon } = (await import(pathToFileURL(file).href)) as { readonly default: ComponentType };
  const shapes = renderToStaticMarkup(createElement(icon)).matchAll(/<(?!\/|svg)(\w+)([^>]*)>/g);
  return [...shapes].map(([, shape, written = '']) => [
    shape as IconNode[number][0],
    Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [attribute, value])),
  ]);
}
