import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { NetworkTable } from './NetworkTable';
import { usdtMoreTexts } from './usdtMoreTexts';

/** Explains the difference between TRC20 and ERC20, and what happens to money that is sent over the wrong network. */
export function UsdtMoreScreen() {
  const texts = useTexts(usdtMoreTexts);
  return (
    <Page>
      <p>{texts.intro}</p>
      <Card data-flush>
        <NetworkTable />
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
