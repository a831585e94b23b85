import { type Compiler } from '@rspack/core';
interface DocumentOptions {
    readonly template: string;
    /** The built inline script; it is written before this compiler runs. */
    readonly boot: string;
}
/**
 * Emits `document.html`: the template with the boot script inlined, the entry's files linked and the figures font preloaded.
 * `__MANIFEST__` and `__NONCE__` are left in it for whoever serves the document.
 */
export declare class DocumentPlugin {
    private readonly options;
    constructor(options: DocumentOptions);
    apply(compiler: Compiler): void;
}
export {};
