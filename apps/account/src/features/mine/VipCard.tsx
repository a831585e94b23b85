import type { VipLevel } from '@parlour/api-client/endpoints/account';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { Link, useTexts, vipLevelOf } from '@parlour/platform';
import { Card, Skeleton, theme, type } from '@parlour/ui-kit';
import { MaskedText, Progress, VipMedal } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { useVipLevels, useVipProgress } from '#shared';
import { mineTexts } from './mineTexts';

/** The member's level and the progress to the next one; links to the levels. */
export function VipCard({ user: { current_vip, vip, paysum } }: { user: UserInfo }) {
  const texts = useTexts(mineTexts);
  const { data, isLoading } = useVipLevels();
  const level = vipLevelOf(current_vip, vip);
  return (
    <CardLink to="/vip" isContent>
      <Card>
        <VipMedal level={level} />
        <Text key={data === undefined ? 'waiting' : 'known'}>
          {data === undefined || data.length === 0 ? (
            <>
              <b>{texts.vip(level)}</b>
              {isLoading && <Skeleton height={8} radius="chip" />}
            </>
          ) : (
            <VipProgress level={level} paysum={paysum} levels={data} />
          )}
        </Text>
      </Card>
    </CardLink>
  );
}

function VipProgress({ level, paysum, levels }: { level: number; paysum: string; levels: readonly VipLevel[] }) {
  const texts = useTexts(mineTexts);
  const { percent, label, text } = useVipProgress(level, paysum, levels);
  return (
    <>
      <b>
        <span>{texts.vip(level)}</span>
        {percent !== undefined && <small>{`${percent} %`}</small>}
      </b>
      <Progress value={percent} label={label} />
      <span>
        <MaskedText>{text}</MaskedText>
      </span>
    </>
  );
}

const CardLink = styled(Link)`
  border-radius: ${theme.radius.card};
  & > div {
    display: flex;
    align-items: center;
    gap: 18px;
    min-height: 92px;
    padding-inline: 18px 16px;
  }
  &:active > div {
    background: ${theme.color.raised};
  }
`;

const Text = styled.div`
  display: grid;
  gap: 6px;
  flex: 1;
  min-width: 0;
  & > b {
    ${type.heading} display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
  }
  & small,
  & > span:last-child {
    ${type.caption}
  }
  & small {
    color: ${theme.color.text3};
  }
  & > span:last-child {
    color: ${theme.color.text2};
  }
`;
