import { useStore, usePlatform, useSingleFlight, useTexts } from '@parlour/platform';
import { IconButton, Money, GradientCard, Skeleton, theme, type } from '@parlour/ui-kit';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { type Known, type Wallets, walletTexts } from '#shared';
import { overviewTexts } from './overviewTexts';

interface AssetsCardProps {
  readonly wallets: Wallets;
}

/** Total, central wallet and game wallet; the last amounts stay visible while new ones are requested. */
export function AssetsCard({ wallets }: AssetsCardProps) {
  const { hidesAmounts } = usePlatform();
  const isHidden = useStore(hidesAmounts);
  const texts = useTexts(overviewTexts);
  const shared = useTexts(walletTexts);
  const { run, isRunning } = useSingleFlight();
  return (
    <Place>
      <Total>
        <span>{texts.totalAssets}</span>
        <IconButton
          label={texts.hide}
          icon={isHidden ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />}
          aria-pressed={isHidden}
          onClick={() => hidesAmounts.set(!isHidden)}
        />
        <IconButton
          label={texts.refresh}
          icon={<RefreshCw size={16} strokeWidth={2} />}
          aria-busy={isRunning}
          onClick={() => void run(wallets.refresh)}
        />
        {wallets.total === undefined ? (
          <Skeleton width={200} height={36} radius="tile" />
        ) : (
          <Money value={wallets.total} size="xl" maxChars={12} tone="gold" />
        )}
      </Total>
      <Parts>
        <Part label={shared.centralWallet} amount={wallets.central} />
        <Part label={texts.gameWallet} amount={wallets.games} />
      </Parts>
    </Place>
  );
}

function Part({ label, amount }: { label: string; amount: Known }) {
  return (
    <div>
      <small>{label}</small>
      {amount === undefined ? (
        <Skeleton width={96} height={20} radius="chip" />
      ) : (
        <Money value={amount} size="s" maxChars={10} tone="gold" />
      )}
    </div>
  );
}

const Place = styled(GradientCard)`
  display: grid;
  align-content: space-between;
  gap: 8px;
  min-height: 177px;
  padding: 12px 20px 18px;
`;

const Total = styled.div`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: center;
  min-height: 88px;
  & > span:first-child {
    ${type.caption} color: ${theme.color.text2};
  }
  & > button {
    position: relative;
    color: ${theme.color.text2};
  }
  & > :last-child {
    grid-column: 1 / -1;
    margin-top: -4px;
    @media (max-width: 279px) {
      ${type.figuresM}
    }
  }
`;

/** The parts wrap below each other when they do not fit; the line between them is then outside of the visible area. */
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  overflow: hidden;
  & > div {
    display: grid;
    flex: 1 1 calc(50% - 10px);
    align-content: start;
    gap: 2px;
    min-height: 44px;
  }
  & > div + div {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 -10px;
      width: 1px;
      background: ${theme.color.hairlineStrong};
    }
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
    white-space: nowrap;
  }
`;
