declare module 'spdx-expression-parse' {
  export type Expression =
    | { readonly license: string; readonly plus?: true; readonly exception?: string }
    | { readonly left: Expression; readonly conjunction: 'and' | 'or'; readonly right: Expression };
  /** Parses an SPDX expression; throws on everything else. */
  export default function parse(expression: string): Expression;
}
