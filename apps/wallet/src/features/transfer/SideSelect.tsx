import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import { Logo, Money, oneLine, theme, type } from '@parlour/ui-kit';
import { whileFocused } from '@parlour/ui-kit/parts';
import { ChevronDown } from 'lucide-react';
import styled, { css } from 'styled-components';
import { CoveringSelect, VenueBadge } from '#shared';
import type { Side } from './useTransfer';

interface SideSelectProps {
  readonly name: 'sourcetype' | 'targettype';
  readonly label: string;
  readonly sides: readonly Side[];
  readonly value: string;
  readonly errorId?: string | undefined;
  readonly onChange: (code: string) => void;
}

/** One side of a transfer: its visible content is covered by a native select. */
export function SideSelect({ name, label, sides, value, errorId, onChange }: SideSelectProps) {
  const side = sides.find(({ code }) => code === value);
  return (
    <Row>
      {value === CENTRAL_WALLET ? (
        <Home>
          <Logo size={26} />
        </Home>
      ) : (
        <VenueBadge code={value} />
      )}
      <div aria-hidden>
        <Content>
          <Words>
            <small>{label}</small>
            <b>{side?.name}</b>
          </Words>
          <Money value={side?.balance} tone="gold" />
        </Content>
        <ChevronDown size={18} strokeWidth={2} />
      </div>
      <CoveringSelect
        name={name}
        data-field={name}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {sides.map(({ code, name: words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </CoveringSelect>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 77px;
  padding-inline: 16px;
  @media (max-width: 359px) {
    gap: 8px;
    padding-inline: 12px;
  }
  @media (max-width: 279px) {
    min-height: 88px;
    & > span:first-child {
      display: none;
    }
  }
  & + & > div {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  ${whileFocused(
    'select:focus-visible',
    css`
      outline: 2px solid ${theme.color.accent};
      outline-offset: -4px;
      border-radius: ${theme.radius.card};
    `,
  )}
  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding-block: 6px;
  }
  & > div > svg {
    flex: none;
    color: ${theme.color.text2};
  }
`;

/** A long or enlarged amount wraps below the name. */
const Content = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  min-width: 0;
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 calc(96px * ${theme.textWidth});
  min-width: 0;
  & > small {
    ${type.caption} font-size: 12px;
    color: ${theme.color.text3};
  }
  & > b {
    ${type.label} font-size: 16px;
    line-height: 24px;
    ${oneLine}
    @media (max-width: 359px) {
      line-height: 20px;
      white-space: normal;
    }
  }
`;

const Home = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.brandGradient};
`;
