import { useTexts } from '@parlour/platform';
import { Message, theme } from '@parlour/ui-kit';
import { htmlToText } from '@parlour/ui-kit/html';
import { MaintenanceIllustration } from '@parlour/ui-kit/parts';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { unavailableTexts } from './unavailableTexts';
import { Brand } from './Brand';

/** Replaces the whole site while the operator has closed it; the app info poll opens it again. */
export function Maintenance({ tips }: { tips: string }) {
  const texts = useTexts(unavailableTexts);
  return (
    <Root>
      <Brand hasName />
      <Message
        size="large"
        art={<MaintenanceIllustration />}
        title={texts.maintenance}
        text={<Lines>{linesOf(tips)}</Lines>}
        actions={
          <Note>
            <Clock size={20} strokeWidth={1.75} aria-hidden />
            <span>{texts.maintenanceLooksAgain}</span>
          </Note>
        }
      />
    </Root>
  );
}

/** Shows plain text: the sanitiser would be another chunk, whose hash would be part of every visitor's first load. */
function linesOf(tips: string): string {
  const lines = tips.replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]))\b[^>]*>/gi, '\n').split('\n');
  return lines.map(htmlToText).join('\n').trim();
}

const Lines = styled.span`
  white-space: pre-line;
`;

const Root = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: center;
  align-items: center;
  min-height: 100dvh;
  padding-top: calc(16px + ${theme.safe.top});
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 252px;
  padding: 14px 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.card};
  color: ${theme.color.text2};
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  & > svg {
    flex: none;
    color: ${theme.color.accentText};
  }
`;
