import { type } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The heading of a part of a screen, with actions at its right. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-block: 6px 8px;
  & > h2 {
    ${type.heading} padding-left: 4px;
  }
`;
