import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { demandFiles, isProduction, replacedIcons } from '@parlour/remote-build/host';

const nothing = path.join(import.meta.dirname, 'nothing.cjs');

/**
 * Smaller files of packages, for the shell, that resolve to larger ones: react-router resolves to its development build, which is needed
 * in development only; axios contains a fetch adapter that is never used, since XMLHttpRequest is first in its list (3.6 kB of Brotli);
 * stylis contains vendor prefixes, which styled-components leaves out by default (1.1 kB).
 */
export function leanFiles(folder: string): Record<string, string> {
  const apiClient = realpathSync(path.join(folder, 'node_modules/@parlour/api-client'));
  const axios = realpathSync(path.join(apiClient, 'node_modules/axios'));
  const styled = realpathSync(path.join(folder, 'node_modules/styled-components'));
  const stylis = path.dirname(createRequire(path.join(styled, 'package.json')).resolve('stylis/package.json'));
  const router = path.join(folder, 'node_modules/react-router');
  const replaced = {
    [path.join(axios, 'lib/adapters/fetch.js')]: nothing,
    [path.join(stylis, 'src/Prefixer.js')]: nothing,
  };
  const routerFile = path.join(router, 'dist/production/index.mjs');
  const hasRouter = existsSync(router);
  demandFiles([...Object.keys(replaced), ...(hasRouter ? [routerFile] : [])]);
  return { ...replaced, ...replacedIcons(folder), ...(hasRouter && isProduction ? { 'react-router$': routerFile } : {}) };
}
