import type { ConsoleSession } from '@parlour/release-contract/api';
import { IconButton, Skeleton, theme, type } from '@parlour/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoment } from '#figures';
import { keys, useSessions } from '#live';
import { AsyncContent, Dialog, EndButton } from '#parts';
import { useApi } from '#session';

/** Opens the list of the console's sessions. */
export function Sessions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Sessions"
        title="Sessions"
        icon={<MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <SessionsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SessionsDialog({ onClose }: { onClose: () => void }) {
  const answer = useSessions();
  return (
    <Dialog open onClose={onClose} size="narrow" title="Sessions" sub="Who is logged in to this console">
      <AsyncContent answer={answer} subject="The list of sessions" skeleton={<Skeleton height={160} radius="card" />}>
        {(sessions) => (
          <List>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        )}
      </AsyncContent>
    </Dialog>
  );
}

function SessionRow({ session: { id, name, browser, since, isThis } }: { session: ConsoleSession }) {
  const api = useApi();
  const queries = useQueryClient();
  const end = async () => {
    await api.endSession(id);
    await queries.invalidateQueries({ queryKey: keys.sessions });
  };
  const began = formatMoment(since);
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>
          {browser} · since {began}
        </small>
      </p>
      {isThis ? <small>this one</small> : <EndButton label={`End the session of ${name} since ${began}`} onEnd={end} />}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 8px 0;
    &:not(:last-child) {
      box-shadow: inset 0 -1px ${theme.color.hairline};
    }
  }
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    ${type.label}
  }
  small {
    ${type.caption}
    color: ${theme.color.text3};
  }
`;
