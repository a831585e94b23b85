import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { RegistryRefusal } from '../../registry/refusals';

const pattern = v.pipe(
  v.string(),
  v.check((text) => isPattern(text), 'is not a regular expression'),
);

/** By what a change belongs to a class: the paths of screens, whole apps, or the names of files. */
const rule = v.strictObject({
  /** `/recharge`, or with everything below it: `/live/*`. */
  paths: v.optional(v.array(v.pipe(v.string(), v.startsWith('/', 'is not a path that begins with /')))),
  /** Apps whose scripts belong to the class as a whole. */
  apps: v.optional(v.array(v.string())),
  /** Regular expressions for paths of files. */
  files: v.optional(v.array(pattern)),
});

/** A file of `--classes`. */
export const classFile = v.strictObject({
  classes: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,29}$/, 'is not a class: lower-case letters and hyphens')), rule),
});
export type ClassRules = v.InferOutput<typeof classFile>['classes'];

/** The rules of every report; a path is one of docs/spec.md. */
export const usualRules: ClassRules = {
  money: {
    paths: [
      ...['/wallet', '/money', '/recharge', '/payInfo', '/usdtmore', '/withdrawal', '/transfer'],
      ...[
        '/cards',
        '/addBankCard',
        '/addUsdtCard',
        '/transRecord',
        '/betRecord',
        '/hongbao',
        '/welfare',
        '/fanshui',
        '/saferPlay',
      ],
    ],
    // It polls the balance and writes every amount.
    apps: ['shell'],
  },
  identity: {
    paths: ['/login', '/telegram-login', '/mine', '/userInfo', '/userCent', '/password', '/applyagent'],
    // It keeps the session.
    apps: ['shell'],
  },
  texts: { files: [String.raw`^[a-z]{2}(-[A-Za-z]+)?\.[0-9a-f]{6,}\.js$`] },
  looks: { files: [String.raw`\.(css|svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf)$`] },
};

/** The usual rules with those of a file added; the hash of the file says which rules a report was made with. */
export async function readRules(file: string | undefined): Promise<{ readonly rules: ClassRules; readonly hash?: string }> {
  if (file === undefined) return { rules: usualRules };
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RegistryRefusal(`--classes ${file} cannot be read`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), classFile), text);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RegistryRefusal(`--classes ${file}: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
  }
  return { rules: withRules(usualRules, parsed.output.classes), hash: createHash('sha256').update(text).digest('hex') };
}

function withRules(usual: ClassRules, own: ClassRules): ClassRules {
  const names = new Set([...Object.keys(usual), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [one, other] = [usual[name], own[name]];
      const both = (part: 'paths' | 'apps' | 'files') => [...(one?.[part] ?? []), ...(other?.[part] ?? [])];
      return [name, { paths: both('paths'), apps: both('apps'), files: both('files') }];
    }),
  );
}

/** The classes of a path of the site. */
export function classesOfPath(rules: ClassRules, path: string): readonly string[] {
  return named(rules, ({ paths = [] }) => paths.some((one) => isBelow(one, path)));
}

export function classesOfApp(rules: ClassRules, app: string): readonly string[] {
  return named(rules, ({ apps = [] }) => apps.includes(app));
}

export function classesOfFile(rules: ClassRules, file: string): readonly string[] {
  return named(rules, ({ files = [] }) => files.some((one) => new RegExp(one).test(file)));
}

function named(rules: ClassRules, holds: (rule: ClassRules[string]) => boolean): readonly string[] {
  return Object.entries(rules).flatMap(([name, one]) => (holds(one) ? [name] : []));
}

function isBelow(rulePath: string, path: string): boolean {
  return rulePath.endsWith('/*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
