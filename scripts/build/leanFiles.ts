import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { demandFiles, isProduction, replacedIcons } from '@parlour/remote-build/host';

/** Files of axios that the transport never uses: it sends by XMLHttpRequest, JSON, forms or flat queries, and reads no cookie. */
const unusedInAxios = [
  'adapters/fetch.js',
  'cancel/CancelToken.js',
  'core/assertParamsAcyclic.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/HttpStatusCode.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/toFormData.js',
];

const nothing = path.join(import.meta.dirname, 'nothing.cjs');

/**
 * Smaller files of packages, for the shell, that resolve to larger ones: react-router resolves to its development build, which is needed in
 * development only; axios contains a fetch adapter that is never used, since XMLHttpRequest is first in its list, a
 * table of status codes and a conversion of forms to JSON; the query cache contains mutations, which the platform sends itself, and queries that load page after page, which no screen of players uses;
 * stylis contains vendor prefixes, which styled-components leaves out by default.
 */
export function leanFiles(folder: string): Record<string, string> {
  const apiClient = realpathSync(path.join(folder, 'node_modules/@parlour/api-client'));
  const axios = realpathSync(path.join(apiClient, 'node_modules/axios'));
  const platform = realpathSync(path.join(folder, 'node_modules/@parlour/platform'));
  const reactQuery = realpathSync(path.join(platform, 'node_modules/@tanstack/react-query'));
  const queryCore = path.dirname(
    createRequire(path.join(reactQuery, 'package.json')).resolve('@tanstack/query-core/package.json'),
  );
  const styled = realpathSync(path.join(folder, 'node_modules/styled-components'));
  const stylis = path.dirname(createRequire(path.join(styled, 'package.json')).resolve('stylis/package.json'));
  const router = path.join(folder, 'node_modules/react-router');
  const replaced = {
    ...Object.fromEntries(unusedInAxios.map((file) => [path.join(axios, 'lib', file), nothing])),
    [path.join(queryCore, 'build/modern/mutation.js')]: nothing,
    [path.join(queryCore, 'build/modern/infiniteQueryBehavior.js')]: nothing,
    [path.join(stylis, 'src/Prefixer.js')]: nothing,
  };
  const routerFile = path.join(router, 'dist/production/index.mjs');
  const hasRouter = existsSync(router);
  demandFiles([...Object.keys(replaced), ...(hasRouter ? [routerFile] : [])]);
  return { ...replaced, ...replacedIcons(folder), ...(hasRouter && isProduction ? { 'react-router$': routerFile } : {}) };
}
