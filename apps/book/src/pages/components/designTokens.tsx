import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { Column } from '../../Column';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

type Colour = keyof typeof theme.color;

const colours = Object.keys(theme.color).filter((name): name is Colour => !name.endsWith('Shadow'));

export const designTokens = definePage({
  title: 'Colours, type, radii',
  of: ['GlobalStyles', 'ContrastStyle', 'theme', 'themes', 'type', 'columnsOf', 'measureTextScale', 'textScale', 'sizeUpTo'],
  states: () => ({
    colours: (
      <Swatches>
        {colours.map((name) => (
          <span key={name}>
            <i style={{ background: theme.color[name] }} />
            {name}
          </span>
        ))}
      </Swatches>
    ),
    type: (
      <Column>
        {Object.entries(type)
          .filter(([name]) => name !== 'code')
          .map(([name, style]) => (
            <TypeSample key={name} $type={style}>
              <span>12,480.50</span> <small>{name}</small>
            </TypeSample>
          ))}
      </Column>
    ),
    radii: (
      <Row>
        {Object.entries(theme.radius).map(([name, radius]) => (
          <Corner key={name} style={{ borderRadius: radius }}>
            {name}
          </Corner>
        ))}
      </Row>
    ),
  }),
});

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  ${type.micro}
  & i {
    display: block;
    height: 32px;
    border-radius: ${theme.radius.chip};
    box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  }
`;

/** The name is not in the sample's font: the figures font has no letters, and fallback fonts differ between machines. */
const TypeSample = styled.p<{ $type: string }>`
  & > span {
    ${({ $type }) => $type}
  }
  & > small {
    ${type.caption}
  }
`;

const Corner = styled.div`
  display: grid;
  place-items: center;
  width: 76px;
  height: 64px;
  background: ${theme.color.raised};
  ${type.micro}
`;
