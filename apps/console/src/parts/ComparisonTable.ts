import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';

/** Rows of figures, with a column for the stable release and one for its canary. */
export const ComparisonTable = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  ${type.caption}
  caption {
    text-align: left;
    color: ${theme.color.text2};
  }
  th {
    height: 40px;
    text-align: left;
    font-weight: 400;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
  thead th {
    height: 32px;
  }
  thead th + th {
    text-align: right;
    ${type.code}
    font-size: 12px;
    font-weight: 600;
  }
  td {
    padding-left: 8px;
    text-align: right;
    color: ${theme.color.text2};
  }
  td:last-child {
    width: 34%;
    font-weight: 650;
    color: ${theme.color.text};
  }
  tbody tr {
    border-top: 1px solid ${theme.color.hairline};
  }
  [data-tone='success'] td:last-child {
    color: ${theme.color.success};
  }
  [data-tone='danger'] td:last-child {
    color: ${theme.color.danger};
  }
`;
