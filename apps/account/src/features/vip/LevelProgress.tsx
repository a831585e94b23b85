import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { pathTo, useRole, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { theme, type } from '@parlour/ui-kit';
import { MaskedText, Progress } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { useVipProgress } from '#shared';
import { vipTexts } from './vipTexts';

interface LevelProgressProps {
  readonly own: number | undefined;
  readonly paysum: string;
  readonly levels: readonly VipLevel[];
}

/** Progress of the member's deposits to the next level; a login link for visitors. */
export function LevelProgress({ own, paysum, levels }: LevelProgressProps) {
  const texts = useTexts(vipTexts);
  const role = useRole();
  const { percent, label, text } = useVipProgress(own ?? 0, paysum, levels);
  if (role === 'visitor') {
    return <LinkButton to={pathTo('/login', { redirect: '/vip' })}>{texts.logIn}</LinkButton>;
  }
  return (
    <Container>
      <span>
        <MaskedText>{text}</MaskedText>
        {percent !== undefined && <b>{`${percent} %`}</b>}
      </span>
      <Progress value={percent} label={label} />
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  align-content: end;
  gap: 8px;
  min-height: 44px;
  & > span {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    ${type.caption}
    color: ${theme.color.text2};
  }
  & b {
    flex: none;
    font-weight: 600;
    color: ${theme.color.text};
  }
`;
