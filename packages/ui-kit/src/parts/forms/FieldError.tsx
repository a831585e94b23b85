import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { theme, type } from '@parlour/ui-kit';

/** The error message below a field; the field's `aria-describedby` refers to `id`. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <Line id={id}>
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      <span>{message}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  color: ${theme.color.danger};
  & > svg {
    flex: none;
  }
`;
