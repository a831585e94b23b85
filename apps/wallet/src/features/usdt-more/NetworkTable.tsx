import { useTexts } from '@parlour/platform';
import { sizeUpTo, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import styled from 'styled-components';
import { usdtMoreTexts } from './usdtMoreTexts';

/** Both networks side by side. */
export function NetworkTable() {
  const texts = useTexts(usdtMoreTexts);
  return (
    <Table>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.what}</VisuallyHidden>
          </th>
          <th scope="col">TRC20</th>
          <th scope="col">ERC20</th>
        </tr>
      </thead>
      <tbody>
        {texts.rows.map(({ what, trc20, erc20 }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{trc20}</td>
            <td>{erc20}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  ${type.body}
  ${sizeUpTo(14, 18)}
  line-height: 20px;
  & > caption {
    padding: 14px 16px 6px;
    text-align: left;
    ${type.caption}
    color: ${theme.color.text3};
  }
  & :is(th, td) {
    padding: 11px 8px;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & tr > :first-child {
    width: 29%;
    padding-left: 16px;
    color: ${theme.color.text2};
  }
  & tr > :last-child {
    padding-right: 16px;
  }
  & thead th {
    font-weight: 650;
    ${sizeUpTo(15, 18)}
  }
  & tbody tr > * {
    border-top: 1px solid ${theme.color.hairline};
  }
`;
