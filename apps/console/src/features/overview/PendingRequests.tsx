import type { PendingRequest } from '@parlour/release-contract/api';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { authorLabel, changeTitle, formatMoment } from '#figures';
import { Alert, Dialog, ReasonField } from '#parts';
import { type Answer, useAnswerRequest } from './useAnswerRequest';

/** Promotions that wait for a second person; nothing while there are none. */
export function PendingRequests({ requests }: { requests: readonly PendingRequest[] }) {
  const [opened, setOpened] = useState<{ readonly request: PendingRequest; readonly answer: Answer }>();
  if (requests.length === 0) return null;
  return (
    <Card as="section" aria-label="Waiting for approval">
      <Heading>Waiting for approval</Heading>
      <List>
        {requests.map((request) => (
          <li key={request.sequence}>
            <p>
              <b>{changeTitle(request.change)}</b>
              <small>
                {authorLabel(request)} · {request.reason} · until {formatMoment(request.until)}
              </small>
            </p>
            <Buttons>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Decline request ${request.sequence}`}
                onClick={() => setOpened({ request, answer: 'decline' })}
              >
                Decline
              </Button>
              <Button
                size="small"
                aria-label={`Approve request ${request.sequence}`}
                onClick={() => setOpened({ request, answer: 'approve' })}
              >
                Approve
              </Button>
            </Buttons>
          </li>
        ))}
      </List>
      {opened && <AnswerDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function AnswerDialog({ request, answer, onClose }: { request: PendingRequest; answer: Answer; onClose: () => void }) {
  const { reason, setReason, send, isBusy, failure } = useAnswerRequest(request, answer, onClose);
  const isMissing = reason.trim() === '';
  return (
    <Dialog
      open
      size="narrow"
      onClose={onClose}
      title={`${answer === 'approve' ? 'Approve' : 'Decline'}: ${changeTitle(request.change)}`}
      sub={`Request ${request.sequence} by ${authorLabel(request)}`}
      footer={
        <>
          <Button variant="secondary" size="medium" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button size="medium" busy={isBusy} disabled={isMissing} onClick={send}>
            {answer === 'approve' ? 'Approve' : 'Decline'}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Failure role="alert" data-tone="danger">
          {failure}
        </Failure>
      )}
      <ReasonField value={reason} isReadOnly={isBusy} onChange={setReason} />
    </Dialog>
  );
}

const Heading = styled.h2`
  ${type.heading}
`;

const Buttons = styled.span`
  display: flex;
  gap: ${theme.space[8]};
  @media (max-width: 899px) {
    flex: 1 0 100%;
    & > button {
      flex: 1;
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  p {
    flex: 1 1 220px;
    min-width: 0;
    ${type.label}
  }
  small {
    display: block;
    ${type.caption}
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;

const Failure = styled(Alert)`
  margin-bottom: 12px;
`;
