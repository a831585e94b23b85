import { FieldShell } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

interface ReasonFieldProps {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why a change is made; the history stores it. */
export function ReasonField({ value, isReadOnly, onChange }: ReasonFieldProps) {
  return (
    <Box>
      <FieldShell label="Reason" hint="for the audit log" error={value.trim() === '' ? 'Enter a reason' : undefined}>
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={3}
            value={value}
            maxLength={200}
            autoComplete="off"
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FieldShell>
    </Box>
  );
}

const Box = styled.div`
  textarea {
    padding-block: 10px;
    resize: none;
    line-height: 22px;
  }
`;
