import { css } from 'styled-components';

/**
 * Styles for an element while a field in it (given by its selector) has the focus. In Firefox before 121, which lacks `:has()`,
 * they apply while anything in it has the focus.
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
