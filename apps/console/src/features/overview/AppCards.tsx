import type { State } from '@parlour/release-contract/api';
import { Card, theme, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Sparkline, SplitBar } from '#charts';
import { formatRate } from '#figures';
import { useHealth } from '#live';
import { AppTile, toneColor, wholeCard } from '#parts';
import { offLabel, splitLabels } from './appLabels';
import { failuresOf } from './failuresOf';

/** The apps on a phone, as cards. */
export function AppCards({ state }: { state: State }) {
  const { data } = useHealth();
  return (
    <section aria-labelledby="apps">
      <Heading>
        <h2 id="apps">Apps</h2>
        <code>{state.manifest.composition}</code>
      </Heading>
      <List>
        {state.apps.map((app) => {
          const { figures, tone } = failuresOf(app, data);
          const { canary } = splitLabels(app);
          return (
            <AppCard as="li" key={app.name} data-tone={tone}>
              <Line>
                <AppTile name={app.name} isActive={app.canary !== undefined} />
                <Text>
                  <Link to={`/?app=${app.name}`}>{app.name}</Link>
                  <small>
                    <code>{app.live || 'none'}</code>
                    {canary && <b> · {canary}</b>}
                  </small>
                </Text>
                {figures && <Sparkline values={figures.rates} tone={tone} width={46} ceiling={0.01} />}
                <Rate data-tone={tone}>{formatRate(figures?.rate)}</Rate>
              </Line>
              {app.off && <StatusChip tone="danger">{offLabel(app.off)}</StatusChip>}
              {app.canary && <SplitBar share={app.canary.share} />}
            </AppCard>
          );
        })}
      </List>
    </section>
  );
}

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: 4px 4px 8px;
  h2 {
    ${type.heading}
  }
  code {
    ${type.code}
    font-size: 13px;
    color: ${theme.color.text2};
  }
`;

const List = styled.ul`
  display: grid;
  gap: 10px;
`;

const AppCard = styled(Card)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 14px 12px;
  &[data-tone='danger'] {
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, ${theme.color.danger} 60%, transparent);
  }
  & > span {
    justify-self: stretch;
  }
  & > span[data-tone] {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  justify-self: stretch;
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  a {
    display: block;
    ${type.label}
    ${wholeCard}
  }
  small {
    ${type.caption}
    color: ${theme.color.text2};
  }
  code {
    ${type.code}
    font-size: 13px;
  }
  b {
    font-weight: 650;
    color: ${theme.color.accentText};
  }
`;

const Rate = styled.span`
  flex: none;
  min-width: 56px;
  text-align: right;
  font-size: 14px;
  font-weight: 550;
  ${toneColor}
`;
