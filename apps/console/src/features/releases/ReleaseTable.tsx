import type { AppState } from '@parlour/release-contract/api';
import { Card, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { EmptyState, StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { formatAge, formatBytes, formatCount, formatMoment, shortRevision } from '#figures';
import { PromoteButton } from './PromoteButton';
import { roleOf } from './releaseRole';

/** The releases of an app, newest first. */
export function ReleaseTable({ app }: { app: AppState }) {
  if (app.releases.length === 0) return <EmptyState title="No releases" text={`No release of ${app.name} is published.`} />;
  return (
    <Card data-flush>
      <Table>
        <thead>
          <tr>
            <th>Version</th>
            <th>Built</th>
            <th>Revision</th>
            <th>Signed by</th>
            <th>Files</th>
            <th>Size</th>
            <th>
              <VisuallyHidden>Promote</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {app.releases.map(({ version, builtAt, revision, key, files, brotli }) => {
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
                  <code title={revision}>{shortRevision(revision)}</code>
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
      </Table>
    </Card>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.caption}
  font-size: 14px;
  color: ${theme.color.text2};
  thead {
    background: ${theme.color.raised};
  }
  th,
  td {
    height: 64px;
    padding: 0 10px;
    text-align: left;
    font-weight: 400;
  }
  thead th {
    height: 42px;
    font-size: 13px;
    font-weight: 500;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 20px;
  }
  tbody th code {
    font-weight: 600;
    color: ${theme.color.text};
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
  tbody tr {
    border-top: 1px solid ${theme.color.hairline};
  }
  code {
    ${type.code}
    font-size: 13px;
  }
`;

const Version = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
