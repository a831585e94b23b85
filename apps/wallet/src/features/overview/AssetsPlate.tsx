import { useTexts } from '@parlour/platform';
import { IconButton, Plate, Skeleton, theme, type } from '@parlour/ui-kit';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { isLongAmount, type Known, type Wallets, walletTexts } from '#shared';
import { Owned } from './Owned';
import { overviewTexts } from './overviewTexts';

interface AssetsPlateProps {
  readonly wallets: Wallets;
  readonly isHidden: boolean;
  readonly onToggle: () => void;
}

/** Total, central wallet and game wallet; sums stay while new ones are asked for. */
export function AssetsPlate({ wallets, isHidden, onToggle }: AssetsPlateProps) {
  const texts = useTexts(overviewTexts);
  const shared = useTexts(walletTexts);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    await wallets.refresh();
    setRefreshing(false);
  };
  return (
    <Place>
      <Total>
        <span>{texts.totalAssets}</span>
        <IconButton
          label={texts.hide}
          icon={isHidden ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />}
          aria-pressed={isHidden}
          onClick={onToggle}
        />
        <IconButton
          label={texts.refresh}
          icon={<RefreshCw size={16} strokeWidth={2} />}
          aria-busy={isRefreshing}
          onClick={refresh}
        />
        {wallets.total === undefined ? (
          <Skeleton width={200} height={36} radius="tile" />
        ) : (
          <Owned value={wallets.total} size="xl" room={12} isHidden={isHidden} />
        )}
      </Total>
      <Parts data-long={isLongAmount(wallets.central) || isLongAmount(wallets.games) || undefined}>
        <Part label={shared.centralWallet} amount={wallets.central} isHidden={isHidden} />
        <Part label={texts.gameWallet} amount={wallets.games} isHidden={isHidden} />
      </Parts>
    </Place>
  );
}

function Part({ label, amount, isHidden }: { label: string; amount: Known; isHidden: boolean }) {
  return (
    <div>
      <small>{label}</small>
      {amount === undefined ? (
        <Skeleton width={96} height={20} radius="chip" />
      ) : (
        <Owned value={amount} size="s" room={10} isHidden={isHidden} />
      )}
    </div>
  );
}

const turn = keyframes`to { rotate: 1turn; }`;

const Place = styled(Plate)`
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
    color: ${theme.color.text2};
  }
  & > button[aria-busy='true'] > svg {
    animation: ${turn} 0.9s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    & > button[aria-busy='true'] > svg {
      animation: none;
      opacity: 0.5;
    }
  }
  & > :last-child {
    grid-column: 1 / -1;
    margin-top: -4px;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  & > div {
    display: grid;
    align-content: start;
    gap: 2px;
    min-width: 0;
    min-height: 44px;
  }
  & > div + div {
    padding-left: 20px;
    box-shadow: -1px 0 ${theme.color.hairlineStrong};
  }
  &[data-long] {
    grid-template-columns: 1fr;
    gap: 8px;
    & > div + div {
      padding-left: 0;
      box-shadow: none;
    }
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
  }
`;
