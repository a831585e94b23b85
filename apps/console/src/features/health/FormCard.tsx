import type { ActionOutcomes, AppState, Verdict } from '@parlour/release-contract/api';
import { actionName, actionText } from '@parlour/release-contract/actionTexts';
import { aboutHours, type FunnelStep, funnelOf } from '@parlour/release-contract/funnel';
import { Card, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { formatCount, formatRate } from '#figures';
import { ComparisonTable } from '#parts';

/** The steps that a form consists of; the others came in between. */
const MAIN_STEPS: readonly string[] = ['opened', 'submitted', 'answered'];

/** A form of an app, with what became of it in each release. */
export interface Form extends Pick<ActionOutcomes, 'name' | 'screen' | 'of'> {
  readonly releases: readonly ActionOutcomes[];
}

interface FormCardProps {
  readonly form: Form;
  readonly app: AppState | undefined;
  readonly verdict: Verdict | undefined;
}

/** A form step by step, in the stable release and its canary. */
export function FormCard({ form, app, verdict }: FormCardProps) {
  const { name, screen, of, releases } = form;
  const versions = versionsOf(app, releases);
  const funnels = versions.map((version) => funnelOf(releases.find((one) => one.version === version)?.counts ?? {}));
  const steps = (funnels[0] ?? []).map((_step, row) => funnels.map((funnel) => funnel[row]));
  const shown = steps.filter((row) =>
    row.some((step) => step !== undefined && (step.count > 0 || MAIN_STEPS.includes(step.name))),
  );
  return (
    <Card>
      <Funnel>
        <caption>
          <b>{actionName({ screen, of })}</b> {name}, {screen}
        </caption>
        <thead>
          <tr>
            <th>Step</th>
            {versions.map((version) => (
              <th key={version}>{version}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const step = row.find((one) => one !== undefined)?.name ?? '';
            return (
              <tr key={step} data-main={MAIN_STEPS.includes(step) || undefined}>
                <th scope="row">{step}</th>
                {row.map((one, column) => (
                  <td key={versions[column]}>
                    <Step step={one} opened={funnels[column]?.[0]?.count ?? 0} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Funnel>
      {app?.canary && verdict && <Differences screen={screen} of={of} live={app.live} verdict={verdict} />}
    </Card>
  );
}

/** The stable release, and beside it its canary or, where there is none, the other release with the most figures. */
function versionsOf(app: AppState | undefined, releases: readonly ActionOutcomes[]): readonly string[] {
  const { live, canary } = app ?? {};
  const other = canary?.version ?? releases.find(({ version }) => version !== live)?.version;
  return [live, other].flatMap((version) => (version === undefined || version === '' ? [] : [version]));
}

function Step({ step, opened }: { step: FunnelStep | undefined; opened: number }) {
  if (step === undefined || step.count === 0) return '–';
  return (
    <>
      {MAIN_STEPS.includes(step.name) && opened > 0 && (
        <Bar aria-hidden style={{ inlineSize: `${share(step.count, opened)}%` }} />
      )}
      {formatCount(step.count)}
      {step.share !== undefined && <small>{formatRate(step.share)}</small>}
      {step.kinds.map((kind) => (
        <small key={kind}>{kind}</small>
      ))}
    </>
  );
}

function share(count: number, whole: number): number {
  return Math.min(100, Math.round((100 * count) / whole));
}

interface DifferencesProps {
  readonly screen: string;
  readonly of: string;
  readonly live: string;
  readonly verdict: Verdict;
}

/** What differs beyond chance, in words; else how long it would take until the guardrail noticed a dead button. */
function Differences({ screen, of, live, verdict }: DifferencesProps) {
  const own = (verdict.actions ?? []).filter((one) => one.screen === screen && one.of === of);
  const differing = own.filter(({ isBeyondChance }) => isBeyondChance);
  const forecast = own.find(({ hoursToStop }) => hoursToStop !== undefined)?.hoursToStop;
  if (own.length === 0) return null;
  return (
    <Words data-tone={differing.length > 0 ? 'danger' : undefined}>
      {differing.length === 0 && <p>Nothing differs beyond chance.</p>}
      {differing.map((one) => (
        <p key={one.stream}>Beyond chance: {actionText(one, live)}</p>
      ))}
      {differing.length === 0 && forecast && (
        <p>
          With as many players, a button that does nothing is noticed after about {aboutHours(forecast.all)}, one that fails in 5
          % of tries after about {aboutHours(forecast.few)}.
        </p>
      )}
    </Words>
  );
}

const Funnel = styled(ComparisonTable)`
  margin-top: 0;
  caption {
    padding-bottom: 8px;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  caption b {
    display: block;
    ${type.label}
    color: ${theme.color.text};
  }
  th {
    height: 32px;
  }
  td,
  td:last-child {
    width: 36%;
    padding: 4px 0 4px 12px;
    font-weight: 400;
    color: ${theme.color.text2};
  }
  [data-main] > *,
  [data-main] td:last-child {
    font-weight: 600;
    color: ${theme.color.text};
  }
  small {
    display: block;
    font-size: 12px;
    font-weight: 400;
    color: ${theme.color.text3};
  }
`;

const Bar = styled.span`
  display: block;
  height: 4px;
  margin: 2px 0 4px auto;
  border-radius: 2px;
  background: ${theme.color.accent};
`;

const Words = styled.div`
  margin-top: 12px;
  ${type.caption}
  color: ${theme.color.text2};
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`;
