import { USUAL_LOADS } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { Button, IconButton, theme, type } from '@parlour/ui-kit';
import { Select } from '@parlour/ui-kit/parts';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { formatCount, formatShare, formatWait } from '#figures';
import type { DraftStage } from './draft';

const SHARES = [100, 500, 1_000, 2_500, 5_000, EVERYONE];
const HOUR = 60;
const WAITS = [10, 30, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];
const MOST = 6;

interface Props {
  readonly stages: readonly DraftStage[];
  readonly onChange: (stages: readonly DraftStage[]) => void;
}

/** The stages of a schedule: a share each, and how long after the stage before. */
export function StageFields({ stages, onChange }: Props) {
  const change = (index: number, fields: Partial<DraftStage>) =>
    onChange(stages.map((stage, nth) => (nth === index ? { ...stage, ...fields } : stage)));
  const [last] = stages.slice(-1);
  const isFull = stages.length >= MOST || last?.share === EVERYONE;
  return (
    <>
      <List>
        {stages.map(({ share, after }, index) => (
          <li key={index}>
            <Select
              label={`Stage ${index + 1}`}
              value={String(share)}
              options={withChosen(SHARES, share).map((one) => ({ value: String(one), label: formatShare(one) }))}
              onChange={({ target }) => change(index, { share: Number(target.value) })}
            />
            {index === 0 ? (
              <Now>now</Now>
            ) : (
              <Select
                label={`Wait before stage ${index + 1}`}
                value={String(after)}
                options={withChosen(WAITS, after).map((one) => ({ value: String(one), label: `after ${formatWait(one)}` }))}
                onChange={({ target }) => change(index, { after: Number(target.value) })}
              />
            )}
            {stages.length > 1 && (
              <IconButton
                label={`Remove stage ${index + 1}`}
                icon={<X size={18} strokeWidth={2} aria-hidden />}
                onClick={() => onChange(stages.filter((_stage, nth) => nth !== index))}
              />
            )}
          </li>
        ))}
      </List>
      <Button
        variant="secondary"
        size="small"
        icon={<Plus size={18} strokeWidth={2} aria-hidden />}
        disabled={isFull}
        onClick={() => onChange([...stages, { share: EVERYONE, after: 24 * HOUR }])}
      >
        Add a stage
      </Button>
      <p>
        Each stage also needs {formatCount(USUAL_LOADS)} loads of the one before, and nothing that the guardrail has against it.
        Any other change of the app ends it.
      </p>
    </>
  );
}

/** The choices, with the chosen one where it is another. */
function withChosen(choices: readonly number[], chosen: number): readonly number[] {
  return [...new Set([...choices, chosen])].sort((one, other) => one - other);
}

const List = styled.ol`
  display: grid;
  gap: 8px;
  margin-bottom: 8px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 44px;
    align-items: end;
    gap: 8px;
  }
`;

const Now = styled.span`
  padding: 12px 4px;
  ${type.label}
  color: ${theme.color.text2};
`;
