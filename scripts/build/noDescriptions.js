// Stands in the shell for the sentences of the federation's errors: its codes, which stay, lead to them.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
