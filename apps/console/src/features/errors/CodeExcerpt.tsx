import type { SourcePlace } from '@parlour/release-contract/api';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The line of source that a frame came from, with those around it. */
export function CodeExcerpt({ place: { source, line, code, firstLine } }: { place: SourcePlace }) {
  return (
    <Figure>
      <figcaption>
        {source}:{line}
      </figcaption>
      <Code tabIndex={0} aria-label={`Code around line ${line}`}>
        {code.map((text, index) => (
          <Line key={firstLine + index} data-current={firstLine + index === line || undefined}>
            <i aria-hidden>{firstLine + index}</i>
            {text}
          </Line>
        ))}
      </Code>
    </Figure>
  );
}

const Figure = styled.figure`
  overflow: clip;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.page};
  figcaption {
    padding: 8px 12px;
    ${type.code}
    font-size: 12px;
    overflow-wrap: anywhere;
    color: ${theme.color.text2};
    box-shadow: inset 0 -1px ${theme.color.hairline};
  }
`;

const Code = styled.pre`
  margin: 0;
  padding-block: 6px;
  overflow-x: auto;
  ${type.code}
  font-size: 12px;
  line-height: 20px;
`;

const Line = styled.span`
  display: block;
  width: max-content;
  min-width: 100%;
  padding-right: 12px;
  i {
    display: inline-block;
    width: 52px;
    padding-right: 12px;
    text-align: right;
    font-style: normal;
    -webkit-user-select: none;
    user-select: none;
    color: ${theme.color.text3};
  }
  &[data-current] {
    background: ${theme.color.dangerSoft};
    font-weight: 650;
  }
`;
