import { css } from 'styled-components';

/**
 * Styles of an element while a field in it, given by its selector, has the focus. In Firefox before 121, which has no `:has()`, they
 * are those while anything in it has.
 */
export const whileFocused = (field: string, styles: ReturnType<typeof css>) => css`
  &:has(${field}) {
    ${styles}
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      ${styles}
    }
  }
`;
