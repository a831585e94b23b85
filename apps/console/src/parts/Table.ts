import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A full-width table in a card with a shaded header row. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.caption}
  font-size: 14px;
  color: ${theme.color.text2};
  thead {
    background: ${theme.color.raised};
  }
  th,
  td {
    padding: 0 10px;
    text-align: left;
    font-weight: 400;
  }
  thead th {
    height: 42px;
    font-size: 13px;
    font-weight: 500;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 20px;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.hairline};
  }
  code {
    ${type.code}
    font-size: 13px;
  }
`;
