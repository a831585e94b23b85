/** What the site's own builds (shell, console, book, benchmarks) have in common with those of remotes. */
export { base, compiledAhead, fileName, hashedChunks, output, plain } from './baseConfig';
export { builtConfig } from './builtConfig';
export { builtFor, ownRuntime, sbom } from './plugins';
export { demandFiles, replacedIcons } from './replacedIcons';
export { developmentPlugins } from './developmentPlugins';
export { dictionariesIn, moduleOf } from './dictionaries';
export { IdentityPlugin } from './identityPlugin';
export { isProduction } from './mode';
export { named, releaseOf } from './release';
export { shared, versions } from './shared';
export { sharedExports } from './surfaces';
