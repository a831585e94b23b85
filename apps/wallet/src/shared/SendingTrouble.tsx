import { Link, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { CloudOff, CircleQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import type { Trouble } from './troubleOf';
import { walletTexts } from './walletTexts';

/** What became of a form's call that got no answer, and where to look it up; network failures have no toast (spec section 8). */
export function SendingTrouble({ trouble, lookUp }: { trouble: Trouble | undefined; lookUp?: string }) {
  const texts = useTexts(walletTexts);
  const Icon = trouble === 'unsent' ? CloudOff : CircleQuestionMark;
  return (
    <Place aria-live="polite" data-state={trouble === undefined ? 'empty' : undefined}>
      {trouble !== undefined && (
        <Line>
          <Icon size={18} strokeWidth={2} aria-hidden />
          <span>{texts.trouble[trouble]}</span>
          {trouble === 'unknown' && lookUp !== undefined && <Link to={lookUp}>{texts.lookUp}</Link>}
        </Line>
      )}
    </Place>
  );
}

const Place = styled.div`
  &[data-state='empty'] {
    position: absolute;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 4px 14px;
  border-radius: ${theme.radius.medium};
  background: linear-gradient(${theme.color.infoSoft} 0 0), ${theme.color.page};
  ${type.caption}
  color: ${theme.color.text};
  & > svg {
    flex: none;
    color: ${theme.color.info};
  }
  & > span {
    flex: 1;
    min-width: 0;
    padding-block: 4px;
  }
  & > a {
    display: grid;
    align-items: center;
    flex: none;
    min-height: 44px;
    font-weight: 600;
    color: ${theme.color.accentText};
  }
`;
