export interface BuildRelease {
    readonly name: string;
    readonly version: string;
    /** Name of the federation container; it carries the version, so that two versions can live in one page. */
    readonly container: string;
    /** Path below which the release is served for ever. */
    readonly base: string;
}
/** What an app is built as: its version comes from RELEASE_VERSION, else from its package.json. */
export declare function releaseOf(folder: string): BuildRelease;
