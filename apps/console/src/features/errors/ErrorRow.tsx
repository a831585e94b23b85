import type { ErrorGroup } from '@parlour/release-contract/api';
import { firstPlace, titleOf } from '@parlour/release-contract/errorGroup';
import { theme, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Sparkline } from '#charts';
import { counted } from '#figures';
import { useIsWide, wholeRow } from '#parts';

interface ErrorRowProps {
  readonly group: ErrorGroup;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One error: what was thrown, where, on how many pages, and how it went on. */
export function ErrorRow({ group, isSelected, onSelect }: ErrorRowProps) {
  const isWide = useIsWide();
  const { app, releases, pages, trend, isNew } = group;
  const [release] = releases;
  return (
    <Row data-selected={isSelected || undefined}>
      <Text type="button" aria-current={isSelected || undefined} onClick={onSelect}>
        <b>{titleOf(group)}</b>
        <small>
          {app} · {firstPlace(group) ?? 'unknown place'}
        </small>
      </Text>
      <Figures>
        <b>{counted(pages, 'page')}</b>
        {isWide && <Sparkline values={trend} tone="danger" width={72} />}
        {isNew && <StatusChip tone="accent">new in {release?.version}</StatusChip>}
      </Figures>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: 6px;
  padding: 12px 20px;
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
  &[data-selected] {
    background: ${theme.color.raised};
  }
  @media (max-width: 899px) {
    padding-inline: 14px;
  }
`;

const Text = styled.button`
  min-width: 0;
  text-align: left;
  ${wholeRow}
  b {
    display: block;
    ${type.label}
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${type.caption}
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  ${type.caption}
  b {
    font-weight: 650;
  }
`;
