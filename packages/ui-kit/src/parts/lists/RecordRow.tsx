import type { ReactNode } from 'react';
import styled from 'styled-components';
import { oneLine, theme, type } from '@parlour/ui-kit';

export type RecordRowProps = {
  tile: ReactNode;
  title: string;
  sub: ReactNode;
  /** A line of its own below: its changes do not move the amount, and changes of the amount do not move it. */
  more?: ReactNode;
  amount?: ReactNode;
  chip?: ReactNode;
};

/** A row of a transaction list: description and time at the left, amount and status at the right. */
export function RecordRow({ tile, title, sub, more, amount, chip }: RecordRowProps) {
  return (
    <Row>
      {tile}
      <div>
        <Description>
          <b>{title}</b>
          <small>{sub}</small>
        </Description>
        <Amount key={chip ? 'with chip' : 'alone'}>
          {amount}
          {chip}
        </Amount>
        {more && <More>{more}</More>}
      </div>
    </Row>
  );
}

/**
 * When the amount does not fit beside the words it moves below them. On an enlarged page the picture is hidden to make room for
 * the words.
 */
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 14px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    flex: 1;
    min-width: 0;
    min-height: 76px;
    margin-right: 14px;
    padding-block: 8px;
  }
  @media (max-width: 279px) {
    & > :first-child:not(:last-child) {
      display: none;
    }
  }
  & + & > div,
  ul + ul > &:first-child > div {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
`;

const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 9999 1 calc(84px * ${theme.textWidth});
  min-width: 0;
  max-width: max-content;
  & > b {
    ${type.label}
    ${oneLine}
  }
  & > small {
    ${type.caption}
    color: ${theme.color.text3};
  }
`;

const More = styled.small`
  flex: 1 0 100%;
  ${type.caption}
  color: ${theme.color.text3};
`;

/** Grows only to the left edge of its content, so that a change of the status moves nothing. */
const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  flex: 1 0 auto;
  max-width: 100%;
`;
