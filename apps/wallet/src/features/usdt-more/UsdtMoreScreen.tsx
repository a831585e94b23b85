import { useTexts } from '@parlour/platform';
import { Card, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { usdtMoreTexts } from './usdtMoreTexts';

/** What tells TRC20 from ERC20, and what happens to money that takes the wrong one. */
export function UsdtMoreScreen() {
  const texts = useTexts(usdtMoreTexts);
  return (
    <Page>
      <p>{texts.intro}</p>
      <Card data-flush>
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
      </Card>
      <Warning>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
        <div>
          <h2>{texts.warning}</h2>
          <p>{texts.warningText}</p>
        </div>
      </Warning>
      <Check>
        <h2>{texts.before}</h2>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Check>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px ${theme.gutter} 32px;
  & > p {
    ${type.body} color: ${theme.color.text2};
  }
  & h2 {
    ${type.heading}
  }
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  ${type.body}
  font-size: 14px;
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
    font-size: 15px;
  }
  & tbody tr > * {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Warning = styled.section`
  display: flex;
  gap: 12px;
  padding: 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.dangerSoft};
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.danger};
  }
  & p {
    margin-top: 4px;
    ${type.body}
    font-size: 14px;
    color: ${theme.color.text};
  }
`;

const Check = styled.section`
  & > ol {
    display: grid;
    gap: 8px;
    margin-top: 8px;
    padding-left: 20px;
    list-style: decimal;
    ${type.body}
    color: ${theme.color.text2};
  }
`;
