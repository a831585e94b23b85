import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme, type } from '@parlour/ui-kit';

export type RecordRowProps = {
  tile: ReactNode;
  title: string;
  sub: ReactNode;
  /** A second line below. */
  more?: ReactNode;
  amount?: ReactNode;
  chip?: ReactNode;
};

/** A row of a list of money: what it was and when at the left, its amount over its state at the right. */
export function RecordRow({ tile, title, sub, more, amount, chip }: RecordRowProps) {
  return (
    <Row>
      {tile}
      <div>
        <What>
          <b>{title}</b>
          <small>{sub}</small>
          {more && <small>{more}</small>}
        </What>
        <HowMuch>
          {amount}
          {chip}
        </HowMuch>
      </div>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 14px;
  & > div {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 1;
    min-width: 0;
    min-height: 76px;
    margin-right: 14px;
    padding-block: 8px;
  }
  & + & > div,
  ul + ul > &:first-child > div {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
`;

const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  & > b {
    ${type.label}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    ${type.caption}
    color: ${theme.color.text3};
  }
`;

/** It begins where the text ends, however long its state is: a change of state moves nothing. */
const HowMuch = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  flex: 1 0 auto;
`;
