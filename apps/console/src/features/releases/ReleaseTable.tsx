import type { AppState } from '@parlour/release-contract/api';
import { Card, theme, VisuallyHidden } from '@parlour/ui-kit';
import { EmptyState, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { formatAge, formatBytes, formatCount, formatMoment } from '#figures';
import { Table } from '#parts';
import { PromoteButton } from './PromoteButton';
import { Provenance } from './Provenance';
import { roleOf } from './releaseRole';

/** The releases of an app, newest first. */
export function ReleaseTable({ app }: { app: AppState }) {
  if (app.releases.length === 0) return <EmptyState title="No releases" text={`No release of ${app.name} is published.`} />;
  return (
    <Card data-flush>
      <ReleasesTable>
        <thead>
          <tr>
            <th>Version</th>
            <th>Built</th>
            <th>Source, signed by the team</th>
            <th>Key</th>
            <th>Files</th>
            <th>Size</th>
            <th>
              <VisuallyHidden>Promote</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {app.releases.map((release) => {
            const { version, builtAt, key, files, brotli } = release;
            const role = roleOf(app, version);
            return (
              <tr key={version}>
                <th scope="row">
                  <Version>
                    <code>{version}</code>
                    {role && <StatusChip tone={role.tone}>{role.label}</StatusChip>}
                  </Version>
                </th>
                <td title={formatMoment(builtAt)}>{formatAge(builtAt)} ago</td>
                <td>
                  <Provenance release={release} />
                </td>
                <td>
                  <code>{key}</code>
                </td>
                <td>{formatCount(files)}</td>
                <td>{formatBytes(brotli)}</td>
                <td>
                  <PromoteButton app={app} version={version} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ReleasesTable>
    </Card>
  );
}

const ReleasesTable = styled(Table)`
  tbody :is(th, td) {
    height: 64px;
  }
  tbody th code {
    font-weight: 600;
    color: ${theme.color.text};
  }
  td {
    padding-block: 10px;
  }
  th:nth-child(3) {
    white-space: normal;
  }
  td:nth-child(2) {
    min-width: 84px;
  }
  th:nth-child(n + 5):nth-child(-n + 6),
  td:nth-child(n + 5):nth-child(-n + 6) {
    text-align: right;
    white-space: nowrap;
  }
  td:last-child {
    width: 132px;
    padding-right: 16px;
    text-align: right;
  }
`;

const Version = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
