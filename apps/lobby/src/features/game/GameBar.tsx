import { usePlatform, useSession, useRecount, useTexts, useTopic } from '@parlour/platform';
import { IconButton, Money, theme, type } from '@parlour/ui-kit';
import { ArrowLeft, Maximize, Minimize, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { gameTexts } from './gameTexts';

interface GameBarProps {
  readonly title: string;
  readonly platform?: string | undefined;
  readonly isFull: boolean;
  readonly onFullScreen: (() => void) | undefined;
}

/** Way back, what runs, and the balance; on a phone held sideways only the way back is left. */
export function GameBar({ title, platform, isFull, onFullScreen }: GameBarProps) {
  const { navigation } = usePlatform();
  const texts = useTexts(gameTexts);
  const session = useSession();
  const FullIcon = isFull ? Minimize : Maximize;
  return (
    <Bar>
      <IconButton label={texts.back} icon={<ArrowLeft size={24} strokeWidth={1.75} />} onClick={() => navigation.back()} />
      <Names>
        <h1>{title}</h1>
        {platform && <small>{platform}</small>}
      </Names>
      {session.role === 'member' && <Balance known={session.user?.balance} />}
      {onFullScreen && (
        <IconButton
          label={isFull ? texts.leaveFullScreen : texts.fullScreen}
          icon={<FullIcon size={20} strokeWidth={1.75} />}
          onClick={onFullScreen}
        />
      )}
    </Bar>
  );
}

function Balance({ known }: { known: string | undefined }) {
  const texts = useTexts(gameTexts);
  const balance = useTopic('balance') ?? known;
  const recount = useRecount();
  return (
    <>
      <Money value={balance} size="s" tone="gold" />
      <IconButton
        label={texts.refresh}
        icon={<RefreshCw size={20} strokeWidth={1.75} />}
        aria-busy={recount.isUnderway || undefined}
        onClick={recount.start}
      />
    </>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: calc(52px + ${theme.safe.top});
  padding: ${theme.safe.top} 8px 0;
  background: ${theme.color.card};
  box-shadow: 0 1px ${theme.color.hairline};
  & > [aria-busy] > svg {
    animation: turn 0.9s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (orientation: landscape) and (max-height: 500px) {
    position: absolute;
    inset: calc(8px + ${theme.safe.top}) auto auto calc(8px + env(safe-area-inset-left, 0px));
    z-index: 1;
    min-height: 0;
    padding: 0;
    border-radius: ${theme.radius.medium};
    & > :not(:first-child) {
      display: none;
    }
  }
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 8px 0 4px;
  & > h1,
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > h1 {
    ${type.label} line-height: 18px;
    font-weight: 650;
  }
  & > small {
    ${type.micro} font-weight: 400;
    color: ${theme.color.text3};
  }
`;
