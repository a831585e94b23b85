import type { CanaryState, Health, Verdict } from '@parlour/release-contract/api';
import { theme, type, VisuallyHidden } from '@parlour/ui-kit';
import styled from 'styled-components';
import { failureRate, figuresOf, formatCount, formatMs, formatRate } from '#figures';
import { TIMING_HOURS, useTimings } from '#live';
import { ComparisonTable } from '#parts';

interface ComparisonProps {
  readonly name: string;
  readonly live: string;
  readonly canary: CanaryState;
  readonly verdict: Verdict | undefined;
  readonly health: Health | undefined;
}

/** While data are collected a rate is neither good nor bad. */
const verdictTones = { gathering: undefined, healthy: 'success', worse: 'danger' } as const;

/** A canary is in nobody's cache at first, so its loads from the network and from a cache are compared apart. */
const loads = [
  { from: 'fetched', title: 'From the network' },
  { from: 'cached', title: 'From the cache' },
] as const;

function toneOfLoad(canaryMs: number | undefined, stableMs: number | undefined): 'success' | 'danger' | undefined {
  if (canaryMs === undefined || stableMs === undefined) return undefined;
  return canaryMs > stableMs * 1.1 ? 'danger' : 'success';
}

/** Minutes since the start of the canary, at most `reach`. */
function minutesSince(since: string, reach: number): number {
  return Math.max(1, Math.min(reach, Math.ceil((Date.now() - new Date(since).getTime()) / 60_000)));
}

/** Metrics of stable release and canary since the start of the canary. */
export function Comparison({ name, live, canary, verdict, health }: ComparisonProps) {
  const { data: timings } = useTimings({ app: name, screen: '', device: '' });
  const minutes = minutesSince(canary.since, health?.visitors.length ?? 1);
  const [stable, canaryFigures] = [live, canary.version].map((version) => health && figuresOf(health, minutes, name, version));
  const stableCounts = verdict?.stable ?? stable;
  const canaryCounts = verdict?.canary ?? canaryFigures;
  if (canaryCounts === undefined || canaryCounts.loads + canaryCounts.failures === 0) {
    return <Empty>Nobody has loaded {canary.version} yet. Its figures come with its first visitors.</Empty>;
  }
  const rates = [stableCounts, canaryCounts].map((counts) => counts && failureRate(counts.loads, counts.failures));
  const timesOf = (version: string) => timings?.releases.find((release) => release.name === name && release.version === version);
  const [stableTimes, canaryTimes] = [timesOf(live), timesOf(canary.version)];
  return (
    <ComparisonTable>
      <thead>
        <tr>
          <th>
            <VisuallyHidden>Figure</VisuallyHidden>
          </th>
          <th>{live || 'Other screens'}</th>
          <th>{canary.version}</th>
        </tr>
      </thead>
      <tbody>
        <tr data-tone={verdict && verdictTones[verdict.verdict]}>
          <th scope="row">Failed loads</th>
          <td>{formatRate(rates[0])}</td>
          <td>{formatRate(rates[1])}</td>
        </tr>
        {loads.map(({ from, title }) => (
          <tr key={from} data-tone={toneOfLoad(canaryTimes?.[from].p75, stableTimes?.[from].p75)}>
            <th scope="row">
              {title}
              <Note>screens, p75, {TIMING_HOURS} h</Note>
            </th>
            <td>{formatMs(stableTimes?.[from].p75)}</td>
            <td>{formatMs(canaryTimes?.[from].p75)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Failures</th>
          <td>{formatCount(stableCounts?.failures ?? 0)}</td>
          <td>{formatCount(canaryCounts.failures)}</td>
        </tr>
        <tr>
          <th scope="row">Loads</th>
          <td>{formatCount(stableCounts?.loads ?? 0)}</td>
          <td>{formatCount(canaryCounts.loads)}</td>
        </tr>
      </tbody>
    </ComparisonTable>
  );
}

const Note = styled.small`
  display: block;
  font-size: 12px;
  color: ${theme.color.text3};
`;

const Empty = styled.p`
  margin-top: 16px;
  padding: 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.raised};
  ${type.caption}
  color: ${theme.color.text2};
`;
