import { titleOf } from '@parlour/release-contract/errorGroup';
import { theme, type } from '@parlour/ui-kit';
import { Link } from 'react-router';
import styled from 'styled-components';
import { formatCount } from '#figures';
import { ERROR_HOURS, useErrors } from '#live';

const MOST = 3;

interface CanaryErrorsProps {
  readonly name: string;
  readonly live: string;
  readonly canary: string;
}

/** The errors of a canary on the most pages, beside those of the stable release; nothing while there are none. */
export function CanaryErrors({ name, live, canary }: CanaryErrorsProps) {
  const { data } = useErrors();
  const rows = (data?.groups ?? []).flatMap((group) => {
    const pagesIn = (version: string) => group.releases.find((release) => release.version === version)?.pages ?? 0;
    const [own, stable] = [pagesIn(canary), pagesIn(live)];
    return group.app === name && own > 0 ? [{ group, own, stable }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Table>
      <caption>Pages with errors in {ERROR_HOURS} hours</caption>
      <thead>
        <tr>
          <th>Error</th>
          <th>{live || 'none'}</th>
          <th>{canary}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .sort((one, other) => other.own - one.own)
          .slice(0, MOST)
          .map(({ group, own, stable }) => (
            <tr key={group.id}>
              <th scope="row">
                <Link to={`/errors?${new URLSearchParams({ app: name, error: group.id })}`}>{titleOf(group)}</Link>
              </th>
              <td>{formatCount(stable)}</td>
              <td data-tone={stable === 0 ? 'danger' : undefined}>{formatCount(own)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  ${type.caption}
  caption {
    text-align: left;
    color: ${theme.color.text2};
  }
  th {
    padding-block: 8px;
    text-align: left;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${theme.color.text2};
  }
  thead th + th {
    text-align: right;
    ${type.code}
    font-size: 12px;
    font-weight: 600;
  }
  td {
    width: 20%;
    padding-left: 8px;
    text-align: right;
    color: ${theme.color.text2};
  }
  td:last-child {
    font-weight: 650;
    color: ${theme.color.text};
  }
  td[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  tbody tr {
    border-top: 1px solid ${theme.color.hairline};
  }
  a {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
