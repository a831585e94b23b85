import { theme, type, VisuallyHidden } from '@parlour/ui-kit';
import styled from 'styled-components';
import type { AppDiff, DiffLine } from './compareManifests';

const signLabels: Readonly<Record<DiffLine['sign'], string>> = { ' ': '', '-': 'before: ', '+': 'after: ' };

/** The difference of two manifests. */
export function Changes({ apps }: { apps: readonly AppDiff[] }) {
  return (
    <Block>
      {apps.map(({ name, lines }) => (
        <section key={name} aria-label={name}>
          <Name>{name}</Name>
          <ul>
            {lines.map(({ sign, field, value }) => (
              <Line key={sign + field} data-sign={sign}>
                <span aria-hidden>{sign === '-' ? '−' : sign}</span>
                <VisuallyHidden>{signLabels[sign]}</VisuallyHidden>
                <span>{field}</span>
                <span>{value}</span>
              </Line>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 12px;
  padding: 14px 0;
  border-radius: ${theme.radius.field};
  background: ${theme.color.page};
  box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  ${type.code}
  font-size: 13px;
  line-height: 22px;
  overflow: clip;
`;

const Name = styled.h4`
  padding-inline: 36px 16px;
  font-size: inherit;
  font-weight: 600;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 12px 56px minmax(0, 1fr);
  gap: 8px;
  padding: 1px 16px;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  &[data-sign='-'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  &[data-sign='+'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
`;
