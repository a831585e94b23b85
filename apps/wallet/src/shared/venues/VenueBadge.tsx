import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { identityColour } from '../cards/identityColour';

const hues: Readonly<Record<string, number>> = { OB: 12, FG: 238, PP: 42, AE: 275 };

/** A venue's tile: the first characters of its code on a colour of its own. */
export function VenueBadge({ code }: { code: string }) {
  const hue = hueOf(code);
  return (
    <Tile aria-hidden style={identityColour(hue, [0.5, 0.15], [0.33, 0.11])}>
      {[...code].slice(0, 2).join('').toUpperCase()}
    </Tile>
  );
}

function hueOf(code: string): number {
  return hues[code.toUpperCase()] ?? [...code].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 0);
}

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.tile};
  box-shadow: inset 0 1px rgba(255, 255, 255, 0.22);
  font-size: 14px;
  font-weight: 700;
  color: ${theme.color.onPicture};
`;
