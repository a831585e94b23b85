import type { AppState } from '@parlour/release-contract/api';
import { Button, FailedState, Skeleton, theme, type } from '@parlour/ui-kit';
import { Field, RadioGroup, Select } from '@parlour/ui-kit/parts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { formatShare } from '#figures';
import { useReleases } from '#live';
import { ShareSlider } from '#parts';
import { changeOf, type Draft, type DraftAudience, missingIn } from './draft';
import { usePlan } from './planContext';
import { StageFields } from './StageFields';

const FORM = 'plan-form';
const SMALLEST_SHARE = 100;

const audiences: readonly { value: DraftAudience; label: string; sub: string }[] = [
  { value: 'staff', label: 'Staff', sub: 'visitors with a preview link' },
  { value: 'agents', label: 'Agents', sub: 'and staff' },
  { value: 'share', label: 'Percentage', sub: 'of all visitors' },
  { value: 'everyone', label: 'Everyone', sub: 'ends the canary' },
  { value: 'stages', label: 'In stages', sub: 'goes on by itself' },
];

/** The form of a promotion: app, version, audience and reason. */
export function PlanForm({ draft }: { draft: Draft }) {
  const { openForm, requestPlan } = usePlan();
  const { data, failure, retry } = useReleases();
  const [isSubmitted, setSubmitted] = useState(false);
  if (failure !== undefined) return <FailedState title="Releases could not be loaded" text={failure} onRetry={retry} />;
  if (data === undefined) return <Skeleton height={280} radius="card" />;

  const app = data.apps.find(({ name }) => name === draft.name);
  const isShell = app?.kind === 'shell';
  const missing = isSubmitted ? missingIn(draft) : undefined;
  const errorAt = (field: string) => (missing?.field === field ? missing.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const broken = missingIn(draft);
    if (broken === undefined) return requestPlan(changeOf(draft), draft.reason, draft);
    setSubmitted(true);
    event.currentTarget.querySelector<HTMLElement>(`[name='${broken.field}']`)?.focus();
  };

  return (
    <Form id={FORM} noValidate aria-label="Plan a change" onSubmit={submit}>
      <Select
        label="App"
        name="name"
        placeholder="Choose an app"
        value={draft.name}
        error={errorAt('name')}
        options={data.apps.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target: { value } }) =>
          openForm({ ...draft, name: value, version: '', ...(value === 'shell' && { audience: 'everyone' }) })
        }
      />
      <Select
        label="Version"
        name="version"
        placeholder={app === undefined ? 'Choose an app first' : 'Choose a version, newest first'}
        disabled={app === undefined}
        value={draft.version}
        error={errorAt('version')}
        options={app?.releases.map(({ version }) => ({ value: version, label: version + roleOf(app, version) })) ?? []}
        onChange={(event) => openForm({ ...draft, version: event.target.value })}
      />
      <Group>
        <h3>Audience</h3>
        <RadioGroup
          label="Audience"
          name="audience"
          value={draft.audience}
          options={audiences.map((one) => ({ ...one, disabled: isShell && one.value !== 'everyone' }))}
          onChange={(audience) => openForm({ ...draft, audience })}
        />
        {isShell && <p>The shell has no canary: it is released to everyone.</p>}
      </Group>
      {draft.audience === 'share' && (
        <Group>
          <h3>
            Traffic share <b>{formatShare(draft.share)}</b>
          </h3>
          <ShareSlider
            label="Traffic share"
            share={draft.share}
            onChange={(share) => openForm({ ...draft, share: Math.max(SMALLEST_SHARE, share) })}
          />
        </Group>
      )}
      {draft.audience === 'stages' && (
        <Group>
          <h3>Stages</h3>
          <StageFields stages={draft.stages} onChange={(stages) => openForm({ ...draft, stages })} />
        </Group>
      )}
      <Field
        label="Reason"
        hint="for the audit log"
        name="reason"
        value={draft.reason}
        error={errorAt('reason')}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => openForm({ ...draft, reason: event.target.value })}
      />
    </Form>
  );
}

export function PlanFormFooter() {
  const { close } = usePlan();
  return (
    <>
      <Button variant="secondary" size="medium" onClick={close}>
        Cancel
      </Button>
      <Button size="medium" type="submit" form={FORM}>
        Review plan
      </Button>
    </>
  );
}

function roleOf({ live, canary }: AppState, version: string): string {
  if (version === live) return ' · live';
  return version === canary?.version ? ` · canary` : '';
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Group = styled.div`
  [role='radio'][aria-checked='false'] {
    box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  }
  h3 {
    display: flex;
    justify-content: space-between;
    margin-bottom: 8px;
    ${type.caption}
    font-weight: 550;
    color: ${theme.color.text2};
  }
  h3 b {
    ${type.figuresS}
    color: ${theme.color.accentText};
  }
  p {
    margin-top: 8px;
    ${type.caption}
    color: ${theme.color.text3};
  }
`;
