import { versionIn } from '@parlour/release-contract/names';
import { Skeleton, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { canaryAudience } from '#figures';
import { useManifestEntry } from '#live';
import { AsyncContent, Copy, Dialog } from '#parts';

interface ManifestDialogProps {
  /** Undefined: closed. */
  readonly sequence: number | undefined;
  readonly onClose: () => void;
}

/** The releases of one manifest, and its JSON. */
export function ManifestDialog({ sequence, onClose }: ManifestDialogProps) {
  const answer = useManifestEntry(sequence);
  const text = answer.data === undefined ? '' : JSON.stringify(answer.data.manifest, null, 2);
  if (sequence === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Manifest ${sequence}`}
      sub={answer.data && `Composition ${answer.data.composition}`}
      footer={
        <Copy what="Manifest" text={text}>
          Copy
        </Copy>
      }
    >
      <AsyncContent answer={answer} subject={`Manifest ${sequence}`} skeleton={<Skeleton height={260} radius="card" />}>
        {({ manifest }) => (
          <>
            <Table>
              <thead>
                <tr>
                  <th>App</th>
                  <th>Release</th>
                  <th>Canary</th>
                  <th>Off</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">shell</th>
                  <td>{manifest.shell.version}</td>
                  <td>–</td>
                  <td>–</td>
                </tr>
                {Object.entries(manifest.remotes).map(([name, { canary, off }]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{versionIn(manifest, name) ?? '–'}</td>
                    <td>{canary ? `${canary.version} for ${canaryAudience(canary)}` : '–'}</td>
                    <td>{off === 'all' ? 'all' : (off?.join(', ') ?? '–')}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <details>
              <Summary>JSON</Summary>
              <Code tabIndex={0}>{text}</Code>
            </details>
          </>
        )}
      </AsyncContent>
    </Dialog>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.caption}
  th,
  td {
    height: 44px;
    padding-right: 12px;
    text-align: left;
    font-weight: 400;
  }
  th {
    white-space: nowrap;
  }
  thead {
    color: ${theme.color.text2};
  }
  tbody th {
    font-weight: 600;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Summary = styled.summary`
  min-height: 44px;
  padding-top: 12px;
  ${type.caption}
  color: ${theme.color.text2};
  cursor: pointer;
`;

const Code = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: 14px;
  overflow: auto;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.page};
  ${type.code}
  font-size: 12px;
  line-height: 18px;
`;
