// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** @param {string} name */
const isRemote = (name) => !name.startsWith('.') && existsSync(path.join(root, 'apps', name, 'remote.config.ts'));

/** Every folder of `apps` with an identity card; whatever has to know the remotes reads them here. */
export const remotes = readdirSync(path.join(root, 'apps')).filter(isRemote).sort();

/** What is released: the shell and the remotes. */
export const apps = ['shell', ...remotes];

/** Built like them, but not released: the gateway serves it from where it was built. */
export const tools = ['console'];
