import type { PublishedRelease } from '@parlour/release-contract/api';
import { linkAddress, visibleText } from '@parlour/release-contract/provenance';
import { theme, type } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { shortRevision } from '#figures';

/**
 * Where a release comes from: as the identity of its job proves, or as the team claims. These texts are others', so they are shown as
 * text, or as a link if they are an `https:` address.
 */
export function Provenance({ release: { revision: claimed, source = {}, proven } }: { release: PublishedRelease }) {
  const { revision = claimed, repository, run } = proven ?? { ...source, revision: claimed };
  return (
    <Source>
      <div>
        <dt>Source</dt>
        <dd>
          <StatusChip tone={proven ? 'success' : 'grey'}>{proven ? 'proven' : 'claimed'}</StatusChip>
        </dd>
      </div>
      <div>
        <dt>Commit</dt>
        <dd>
          <code title={visibleText(revision)}>{visibleText(shortRevision(revision))}</code>
        </dd>
      </div>
      <Place label="Repository" text={repository} />
      {proven?.ref !== undefined && <Place label="Ref" text={proven.ref} />}
      <Place label="CI run" text={run} />
    </Source>
  );
}

function Place({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return null;
  const address = linkAddress(text);
  return (
    <div>
      <dt>{label}</dt>
      <dd title={visibleText(text)}>
        {address === undefined ? (
          visibleText(text)
        ) : (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        )}
      </dd>
    </div>
  );
}

/** The text is limited to a few lines; the title contains all of it. */
const Source = styled.dl`
  display: grid;
  gap: 2px;
  ${type.caption}
  font-size: 13px;
  color: ${theme.color.text2};
  div {
    display: flex;
    gap: 8px;
  }
  dt {
    flex: none;
    color: ${theme.color.text3};
  }
  dd {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  a {
    color: ${theme.color.text};
    text-decoration: underline;
    outline-offset: -2px;
  }
`;
