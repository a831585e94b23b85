import type { Verdict } from '@parlour/release-contract/api';
import { Card, theme, type } from '@parlour/ui-kit';
import { Link } from 'react-router';
import styled from 'styled-components';
import { failureRate, formatCount, formatRate } from '#figures';
import { AppTile, VerdictChip, wholeCard } from '#parts';

/** The guardrail's verdict on each canary, and its data. */
export function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  if (verdicts.length === 0) return null;
  return (
    <section aria-labelledby="verdicts">
      <Title id="verdicts">Guardrail</Title>
      <List>
        {verdicts.map(({ name, version, verdict, canary, stable }) => (
          <Row as="li" key={name + version}>
            <AppTile name={name} isActive />
            <div>
              <Link to={`/?app=${name}`}>
                {name} {version}
              </Link>
              <p>
                Canary: {formatRate(failureRate(canary.loads, canary.failures))} of {formatCount(canary.loads + canary.failures)}{' '}
                loads failed; stable: {formatRate(failureRate(stable.loads, stable.failures))} of{' '}
                {formatCount(stable.loads + stable.failures)}
              </p>
            </div>
            <VerdictChip verdict={verdict} />
          </Row>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: 8px;
  ${type.heading}
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: 12px;
`;

const Row = styled(Card)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  div {
    flex: 1;
    min-width: 0;
  }
  a {
    ${type.label}
    ${wholeCard}
  }
  p {
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
