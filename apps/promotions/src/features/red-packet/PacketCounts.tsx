import { useTexts } from '@parlour/platform';
import { sizeUpTo, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { mostOf } from './packetRules';
import { packetTexts } from './packetTexts';
import type { PacketInfo } from './useGrab';

/** The numbers of remaining, claimed and possible packets. */
export function PacketCounts({ info }: { info: PacketInfo }) {
  const { sendnums, acquirednum } = info;
  const texts = useTexts(packetTexts);
  return (
    <Row>
      <div data-state={sendnums > 0 ? 'ready' : undefined}>
        <dd>{Math.max(0, sendnums)}</dd>
        <dt>{texts.remaining}</dt>
      </div>
      <div>
        <dd>{acquirednum}</dd>
        <dt>{texts.claimed}</dt>
      </div>
      <div>
        <dd>{mostOf(info)}</dd>
        <dt>{texts.most}</dt>
      </div>
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 12px 0;
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & > div + div {
    box-shadow: inset 1px 0 ${theme.color.hairlineStrong};
  }
  dd {
    order: 1;
    ${type.figuresM}
  }
  dt {
    ${type.caption}
    ${sizeUpTo(12, 18)}
    color: ${theme.color.text2};
  }
  & > [data-state] > dd {
    color: ${theme.color.gold};
  }
`;
