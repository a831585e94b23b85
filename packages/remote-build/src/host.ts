/** The parts that the site's own builds (shell, console, book, benchmarks) share with those of remotes. */
export { base, compiledAhead, fileName, hashedChunks, output, plain } from './config/baseConfig';
export { builtConfig } from './config/builtConfig';
export { builtFor, ownRuntime, sbom } from './config/plugins';
export { demandFiles, replacedIcons } from './texts/replacedIcons';
export { developmentPlugins } from './config/developmentPlugins';
export { dictionariesIn, moduleOf } from './texts/dictionaries';
export { IdentityPlugin } from './plugins/identityPlugin';
export { isProduction } from './config/mode';
export { named, releaseOf } from './describe/release';
export { shared, versions } from './config/shared';
export { sharedExports } from './describe/surfaces';
