import { type UsdtProtocol, usdtProtocols } from '@parlour/api-client/endpoints/wallet';
import { Link, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { RadioGroup } from '@parlour/ui-kit/parts';
import { CircleQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import { depositTexts } from './depositTexts';

interface ProtocolPickerProps {
  readonly value: UsdtProtocol;
  readonly onChange: (protocol: UsdtProtocol) => void;
  /** Called before the player goes to read about the protocols. */
  readonly onLearn: () => void;
}

/** TRC20 or ERC20, and where to read what that means. */
export function ProtocolPicker({ value, onChange, onLearn }: ProtocolPickerProps) {
  const texts = useTexts(depositTexts);
  return (
    <div>
      <Head>
        <span>{texts.protocol}</span>
        <Link to="/usdtmore" onClick={onLearn}>
          <span>{texts.whichProtocol}</span>
          <CircleQuestionMark size={16} strokeWidth={2} aria-hidden />
        </Link>
      </Head>
      <RadioGroup
        label={texts.protocol}
        name="catepay"
        value={value}
        onChange={onChange}
        options={usdtProtocols.map((protocol) => ({ value: protocol, label: protocol, sub: texts.protocols[protocol] }))}
      />
    </div>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block: -12px -4px;
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
  & > a {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    color: ${theme.color.accentText};
  }
`;
