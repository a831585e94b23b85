import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { usePlatform, useRole, useRecount, useTexts, useTopic } from '@parlour/platform';
import { formatMoney, IconButton, Money, oneLine, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { MaskedText, useAmountMask } from '@parlour/ui-kit/parts';
import { ArrowLeft, ChevronDown, Maximize, Minimize, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { gameTexts } from './gameTexts';
import { hoursOf } from './reminderRules';

type Play = NonNullable<SaferPlay['play']>;

interface GameBarProps {
  readonly title: string;
  readonly platform?: string | undefined;
  /** Play time and result of the member, if the operator reports them. */
  readonly play: Play | undefined;
  readonly isFull: boolean;
  readonly onFullScreen: (() => void) | undefined;
  readonly onMenu: () => void;
}

/** Back button, game, play time and result, and the balance; on a phone in landscape only the back button remains. */
export function GameBar({ title, platform, play, isFull, onFullScreen, onMenu }: GameBarProps) {
  const { navigation } = usePlatform();
  const texts = useTexts(gameTexts);
  const role = useRole();
  const FullIcon = isFull ? Minimize : Maximize;
  return (
    <Bar>
      <IconButton label={texts.back} icon={<ArrowLeft size={24} strokeWidth={1.75} />} onClick={() => navigation.back()} />
      <Names type="button" aria-haspopup="dialog" onClick={onMenu}>
        <h1>
          <span>{title}</span>
          <ChevronDown size={16} strokeWidth={2} aria-hidden />
        </h1>
        <small>
          {platform && <span>{platform}</span>}
          {play && <PlayStats play={play} />}
        </small>
      </Names>
      {role === 'member' && <Balance />}
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

function PlayStats({ play }: { play: Play }) {
  const texts = useTexts(gameTexts);
  const { mask } = useAmountMask();
  const { hours, minutes } = hoursOf(play.seconds);
  return (
    <b>
      <span>{`${texts.duration(hours, minutes)} · `}</span>
      <VisuallyHidden>{`${texts.net} `}</VisuallyHidden>
      <MaskedText>{mask(formatMoney(play.net, true))}</MaskedText>
    </b>
  );
}

function Balance() {
  const texts = useTexts(gameTexts);
  const balance = useTopic('balance');
  const recount = useRecount();
  return (
    <>
      <Money value={balance} size="s" tone="gold" />
      <IconButton
        label={texts.refresh}
        icon={<RefreshCw size={20} strokeWidth={1.75} />}
        aria-busy={recount.isPending || undefined}
        onClick={recount.start}
      />
    </>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: calc(52px + ${theme.safe.top});
  padding: ${theme.safe.top} 8px 0;
  background: ${theme.color.card};
  box-shadow: 0 1px ${theme.color.hairline};
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

const Names = styled.button`
  flex: 1 1 calc(30px + 68px * ${theme.textWidth});
  min-width: 0;
  min-height: 44px;
  padding: 0 8px 0 4px;
  text-align: left;
  & > h1 {
    display: flex;
    align-items: center;
    gap: 2px;
    ${type.label} line-height: 18px;
    font-weight: 650;
  }
  & > h1 > svg {
    flex: none;
    color: ${theme.color.text3};
  }
  & > h1 > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
  & > small > span {
    ${oneLine}
  }
  & > small {
    display: flex;
    gap: 6px;
    ${type.micro} font-weight: 400;
    color: ${theme.color.text3};
  }
  & > small > b {
    flex: none;
    max-width: 100%;
    font-weight: 550;
    color: ${theme.color.text2};
  }
`;
