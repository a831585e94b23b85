// @ts-check
const { createTransformer } = require('@swc/jest');

const compiler = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' } });

/** Compiles the files of packages that are ES modules, as many ship nothing else, or import others later; the rest is as Jest takes it. */
module.exports = {
  ...compiler,
  /** @type {typeof compiler.process} */
  process: (source, file, options) =>
    /\b(?:import|export)\b/.test(source) ? compiler.process(source, file, options) : { code: source },
};
