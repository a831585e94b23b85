import { titleOf } from '@parlour/release-contract/errorGroup';
import { theme } from '@parlour/ui-kit';
import { Link } from 'react-router';
import styled from 'styled-components';
import { formatCount } from '#figures';
import { ERROR_HOURS, useErrors } from '#live';
import { ComparisonTable } from '#parts';

const MOST = 3;

interface CanaryErrorsProps {
  readonly name: string;
  readonly live: string;
  readonly canary: string;
}

/** The errors of a canary on the most pages, beside those of the stable release; nothing while there are none. */
export function CanaryErrors({ name, live, canary }: CanaryErrorsProps) {
  const { data } = useErrors({ app: name, release: `${name}@${canary}` });
  const rows = (data?.groups ?? []).flatMap((group) => {
    const pagesIn = (version: string) => group.releases.find((release) => release.version === version)?.pages ?? 0;
    const [own, stable] = [pagesIn(canary), pagesIn(live)];
    return group.app === name && own > 0 ? [{ group, own, stable }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ErrorTable>
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
            <tr key={group.id} data-tone={stable === 0 ? 'danger' : undefined}>
              <th scope="row">
                <Link to={`/errors?${new URLSearchParams({ app: name, error: group.id })}`}>{titleOf(group)}</Link>
              </th>
              <td>{formatCount(stable)}</td>
              <td>{formatCount(own)}</td>
            </tr>
          ))}
      </tbody>
    </ErrorTable>
  );
}

const ErrorTable = styled(ComparisonTable)`
  tbody th {
    padding-block: 8px;
  }
  td:last-child {
    width: 20%;
  }
  a {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
