import type { ActionOutcomes, AppState, OutcomeReport, Verdict } from '@parlour/release-contract/api';
import { guardedActions, isGuarded } from '@parlour/release-contract/guardedActions';
import { Skeleton, theme, type } from '@parlour/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { OUTCOME_HOURS, useOutcomes } from '#live';
import { AsyncContent, Filters } from '#parts';
import { type Form, FormCard } from './FormCard';

const ORDER = Object.keys(guardedActions);

interface OutcomesProps {
  readonly apps: readonly AppState[];
  readonly verdicts: readonly Verdict[];
}

/** What players got done: each form that moves money or identity, step by step, the canary beside the stable release. */
export function Outcomes({ apps, verdicts }: OutcomesProps) {
  const [app, setApp] = useState('');
  return (
    <AsyncContent answer={useOutcomes(app)} subject="Outcomes" skeleton={<Skeleton height={300} radius="card" />}>
      {(report) => (
        <section aria-labelledby="outcomes">
          <Heading id="outcomes">What players got done, last {OUTCOME_HOURS} hours</Heading>
          <Filters
            filters={[{ name: 'app', label: 'App with forms', all: 'All apps', values: report.apps }]}
            chosen={{ app }}
            onChoose={(_name, value) => setApp(value)}
          />
          <Forms report={report} apps={apps} verdicts={verdicts} />
        </section>
      )}
    </AsyncContent>
  );
}

function Forms({ report, apps, verdicts }: OutcomesProps & { report: OutcomeReport }) {
  const forms = formsIn(report);
  if (forms.length === 0) return <Empty>No page has reported any.</Empty>;
  return (
    <Grid>
      {forms.map((form) => {
        const { name, screen, of } = form;
        return (
          <FormCard
            key={`${name} ${screen} ${of}`}
            form={form}
            app={apps.find((one) => one.name === name)}
            verdict={verdicts.find((one) => one.name === name)}
          />
        );
      })}
    </Grid>
  );
}

/** The guarded actions of each app in their order, each with its releases. */
function formsIn({ actions }: OutcomeReport): readonly Form[] {
  const forms = new Map<string, ActionOutcomes[]>();
  for (const action of actions.filter(({ of }) => isGuarded(of))) {
    const key = `${ORDER.indexOf(action.of).toString().padStart(2, '0')} ${action.name} ${action.screen}`;
    forms.set(key, [...(forms.get(key) ?? []), action]);
  }
  return [...forms]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, releases]) => {
      const [first] = releases;
      return first === undefined ? [] : [{ name: first.name, screen: first.screen, of: first.of, releases }];
    });
}

const Heading = styled.h2`
  margin-bottom: 12px;
  ${type.body}
  font-weight: 600;
`;

const Empty = styled.p`
  margin-top: 12px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 12px;
  margin-top: 12px;
  align-items: start;
`;
