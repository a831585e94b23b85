import { useTexts, useTopic } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { backdropTexts } from './backdropTexts';
import { Brand } from './Brand';

const ARCHES = Array.from({ length: 14 }, (_, index) => 232 + index * 36);
const SPRING = 470;

/** Beside the phone column on a wide screen: the operator's name, decoration, and the link to open the site on a phone. */
export function Backdrop() {
  const app = useTopic('appInfo');
  const texts = useTexts(backdropTexts);
  const code = renderSVG(app?.h5_url || location.origin, { border: 0 });
  return (
    <Root>
      <Ornament viewBox="-720 0 1440 1200" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {ARCHES.map((radius, index) => (
          <path
            key={radius}
            d={`M${-radius},1200V${SPRING}A${radius},${radius} 0 0 1 ${radius},${SPRING}V1200`}
            opacity={0.16 - index * 0.009}
          />
        ))}
      </Ornament>
      <Corner>
        <Brand hasName size={36} />
      </Corner>
      <Aside>
        <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt="" width={132} height={132} />
        <b>{texts.betterInHand}</b>
        <p>{texts.scan}</p>
      </Aside>
    </Root>
  );
}

const Root = styled.aside`
  position: fixed;
  inset: 0;
  overflow: hidden;
  background:
    radial-gradient(640px 520px at 50% 30%, color-mix(in srgb, ${theme.color.accent} 14%, transparent), transparent 70%),
    ${theme.color.page};
`;

const Ornament = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${theme.color.text3};
`;

const Corner = styled.div`
  position: absolute;
  inset: 32px auto auto 48px;
`;

const Aside = styled.div`
  position: absolute;
  inset: auto 48px 48px auto;
  width: 200px;
  & > img {
    box-sizing: content-box;
    padding: 12px;
    border-radius: ${theme.radius.card};
    background: ${theme.color.qrBackground};
  }
  & > b {
    display: block;
    margin-top: 16px;
    ${type.heading}
  }
  & > p {
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
