// Stands in a remote for the federation's bundler runtime: the shell's own, so that no remote carries a copy.
const host = globalThis.parlourFederation;

export default { ...host, bundlerRuntime: { ...host.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} };
