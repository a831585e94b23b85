import type { AppState } from '@parlour/release-contract/api';
import { Card, theme, type } from '@parlour/ui-kit';
import { EmptyState, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { counted, formatAge, formatBytes } from '#figures';
import { PromoteButton } from './PromoteButton';
import { Provenance } from './Provenance';
import { roleOf } from './releaseRole';

/** The releases of an app on a phone, as cards. */
export function ReleaseCards({ app }: { app: AppState }) {
  if (app.releases.length === 0) return <EmptyState title="No releases" text={`No release of ${app.name} is published.`} />;
  return (
    <List>
      {app.releases.map((release) => {
        const { version, builtAt, key, files, brotli } = release;
        const role = roleOf(app, version);
        return (
          <Card as="li" key={version}>
            <Header>
              <h2>{version}</h2>
              {role && <StatusChip tone={role.tone}>{role.label}</StatusChip>}
            </Header>
            <p>
              built {formatAge(builtAt)} ago · {counted(files, 'file')} · {formatBytes(brotli)}
            </p>
            <p>
              signed by the team, key <code>{key}</code>, with its source:
            </p>
            <Provenance release={release} />
            <PromoteButton app={app} version={version} />
          </Card>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  p {
    ${type.caption}
    color: ${theme.color.text2};
  }
  code {
    ${type.code}
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  button {
    margin-top: 14px;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-bottom: 6px;
  h2 {
    ${type.label}
    ${type.code}
  }
`;
