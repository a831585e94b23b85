import type { HistoryEntry } from '@parlour/release-contract/api';
import { Button, theme, Tile, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { FlaskConical, type LucideIcon, Power, Rocket, Undo2, Users } from 'lucide-react';
import styled from 'styled-components';
import { type ChangeCategory, entryLabel, authorLabel, changeTitle, formatClock, categoryOf, isManifest } from '#figures';
import { useIsWide, wholeRow } from '#parts';
import { usePlan } from '#plan';

const icons: Readonly<Record<ChangeCategory, LucideIcon>> = {
  live: Rocket,
  canary: FlaskConical,
  rollback: Undo2,
  switch: Power,
  people: Users,
};
const tones: Readonly<Partial<Record<ChangeCategory, string>>> = { canary: 'accent', rollback: 'danger' };

interface TimelineRowProps {
  readonly entry: HistoryEntry;
  readonly isLive: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One manifest: change, author, reason, time, and a rollback button. */
export function TimelineRow({ entry, isLive, isSelected, onSelect }: TimelineRowProps) {
  const { requestPlan } = usePlan();
  const isWide = useIsWide();
  const { sequence, change, reason, at } = entry;
  const sort = categoryOf(change);
  const Icon = icons[sort];
  return (
    <Row data-selected={isSelected || undefined}>
      <IconColumn>
        <Tile data-tone={tones[sort]}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Tile>
      </IconColumn>
      <Text type="button" aria-current={isSelected || undefined} onClick={onSelect}>
        <b>{changeTitle(change)}</b>
        <small>{[isWide && entryLabel(entry).toLowerCase(), authorLabel(entry), reason].filter(Boolean).join(' · ')}</small>
      </Text>
      {isLive && <StatusChip tone="success">live</StatusChip>}
      <time dateTime={at}>{formatClock(at)}</time>
      {isWide && (
        <Actions>
          {!isLive && isManifest(entry) && (
            <Button
              variant="secondary"
              size="small"
              icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
              aria-label={`Roll back to manifest ${sequence}`}
              onClick={() => requestPlan({ kind: 'return', sequence }, `rolled back to manifest ${sequence} manually`)}
            >
              Roll back
            </Button>
          )}
        </Actions>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 72px;
  padding: 0 8px;
  border-radius: ${theme.radius.tile};
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
  &[data-selected] {
    background: ${theme.color.raised};
  }
  time {
    ${type.caption}
    color: ${theme.color.text2};
  }
  @media (max-width: 899px) {
    gap: 12px;
  }
`;

const IconColumn = styled.span`
  align-self: stretch;
  display: grid;
  align-content: center;
  background: linear-gradient(${theme.color.hairlineStrong} 0 0) 50% / 2px 100% no-repeat;
  & > span {
    background-image: linear-gradient(${theme.color.card} 0 0);
    background-blend-mode: destination-over;
    box-shadow: 0 0 0 2px ${theme.color.card};
  }
  & > [data-tone='accent'] {
    background-image: linear-gradient(${theme.color.accentSoft} 0 0), linear-gradient(${theme.color.card} 0 0);
  }
  & > [data-tone='danger'] {
    background-image: linear-gradient(${theme.color.dangerSoft} 0 0), linear-gradient(${theme.color.card} 0 0);
  }
  & > span:not([data-tone]) {
    background: ${theme.color.raised};
  }
`;

const Text = styled.button`
  flex: 1;
  min-width: 0;
  padding: 10px 0;
  text-align: left;
  ${wholeRow}
  b {
    display: block;
    ${type.label}
    font-weight: 600;
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${type.caption}
    color: ${theme.color.text3};
  }
`;

const Actions = styled.span`
  position: relative;
  z-index: 1;
  width: 112px;
  text-align: right;
`;
