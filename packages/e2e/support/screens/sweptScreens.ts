import path from 'node:path';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { remotes } from '../../../../scripts/workspace/apps.mjs';
import { root } from '../site/site';
import { type SweptScreen, type Walker, writtenScreens } from './writtenScreens';

export const walkers: readonly Walker[] = ['member', 'visitor'];

/** What the shell requests, whatever the screen. */
export const shellAsks: Readonly<Record<Walker, readonly string[]>> = { visitor: ['app'], member: ['user', 'app', 'balance'] };

const configs = await Promise.all(
  remotes.map(async (remote) => {
    const file = path.join(root, 'apps', remote, 'remote.config.ts');
    return ((await import(file)) as { readonly config: WrittenConfig }).config;
  }),
);

/** The path of a screen's route. */
export const routeOf = (address: string) => address.replace(/\?.*/, '');
const written = new Set(writtenScreens.map((screen) => routeOf(screen.path)));
const unwritten = configs
  .flatMap(({ routes }) => routes)
  .filter((route) => !written.has(route.path))
  .map((route): SweptScreen => ({
    path: route.path,
    asks: [],
    isRecorded: true,
    walkers: route.access === 'all' ? ['visitor', 'member'] : ['member'],
    hasRetry: false,
  }));

/** Every screen of every remote that a walker can open. */
export const screensOf = (walker: Walker) =>
  [...writtenScreens, ...unwritten].filter((screen) => screen.walkers.includes(walker));
