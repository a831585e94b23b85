import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { RadioGroup, TetherIcon } from '@parlour/ui-kit/parts';
import { Landmark, MessageSquare, ScrollText } from 'lucide-react';
import styled from 'styled-components';
import type { PayType } from './depositRules';
import { depositTexts } from './depositTexts';

const looks = {
  usdt: { icon: <TetherIcon />, tint: '#1F9C7C' },
  bank: { icon: <Landmark strokeWidth={1.75} aria-hidden />, tint: '#3B6DB3' },
  wxpay: { icon: <MessageSquare strokeWidth={1.75} aria-hidden />, tint: '#2E9C50' },
  alipay: { icon: <ScrollText strokeWidth={1.75} aria-hidden />, tint: '#2B79D8' },
} as const;

interface MethodPickerProps {
  readonly methods: readonly PayType[];
  readonly value: PayType;
  readonly onChange: (method: PayType) => void;
}

/** The available methods as tiles, each in one colour. */
export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  const texts = useTexts(depositTexts);
  return (
    <Place>
      <RadioGroup
        label={texts.methods}
        name="paytype"
        value={value}
        onChange={onChange}
        options={methods.map((method) => ({ value: method, ...texts.ways[method], ...looks[method] }))}
      />
    </Place>
  );
}

// The check is on the tile's corner: beside the text it would wrap "Bank transfer" in the usual fonts and shift everything below.
const Place = styled.div`
  & [role='radio'] {
    position: relative;
    padding-inline: 10px;
  }
  & [role='radio'] > svg {
    position: absolute;
    top: calc(50% + 3px);
    left: 32px;
    border-radius: 50%;
    background: ${theme.color.card};
  }
  @media (max-width: 374px) {
    & b {
      font-size: 14px;
    }
  }
  @media (max-width: 359px) {
    & b {
      line-height: 18px;
    }
  }
`;
