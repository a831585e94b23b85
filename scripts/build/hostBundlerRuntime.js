// Stands in a remote for the federation's bundler runtime: the shell's own, so that no remote carries a copy. Its `init` would find
// the shell's instance by the shell's build, so a remote makes an instance of its own.
const host = globalThis.parlourFederation;

export default {
  ...host,
  runtime: { ...host.runtime, init: host.runtime.createInstance },
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
