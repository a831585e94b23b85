import type { ReleasePreview } from '@parlour/release-contract/api';
import { nameOf } from '@parlour/release-contract/names';
import { linkAddress } from '@parlour/release-contract/provenance';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import { QrCode } from '@parlour/ui-kit/qr';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoment } from '#figures';
import { keys, usePreviews, useSiteLink } from '#live';
import { Copy, Dialog, EndButton } from '#parts';
import { useApi } from '#session';

/** Links that show the site with releases that are not live, such as those of merge requests; nothing while there are none. */
export function Previews() {
  const { data: previews = [] } = usePreviews();
  const [shown, setShown] = useState<ReleasePreview>();
  if (previews.length === 0) return null;
  return (
    <Card as="section" aria-label="Previews">
      <Heading>Previews</Heading>
      <List>
        {previews.map((preview) => (
          <Preview key={preview.id} preview={preview} onShow={() => setShown(preview)} />
        ))}
      </List>
      {shown && <LinkDialog preview={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}

function Preview({ preview, onShow }: { preview: ReleasePreview; onShow: () => void }) {
  const { id, title, source = '', releases, by, validUntil } = preview;
  const api = useApi();
  const queries = useQueryClient();
  const end = async () => {
    await api.endPreview(id);
    await queries.invalidateQueries({ queryKey: keys.previews });
  };
  const address = linkAddress(source);
  return (
    <li>
      <p>
        <b>
          {address === undefined ? (
            title
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          )}
        </b>
        <small>
          {releases.map(nameOf).join(', ')} · {by} · until {formatMoment(validUntil)}
        </small>
      </p>
      <Buttons>
        <EndButton label={`End the preview ${title}`} onEnd={end} />
        <Button
          size="small"
          icon={<QrIcon size={18} strokeWidth={2} aria-hidden />}
          aria-label={`Show the link of ${title}`}
          onClick={onShow}
        >
          Link
        </Button>
      </Buttons>
    </li>
  );
}

function LinkDialog({ preview: { title, path }, onClose }: { preview: ReleasePreview; onClose: () => void }) {
  const link = useSiteLink()(path) ?? '';
  return (
    <Dialog
      open
      size="narrow"
      onClose={onClose}
      title={title}
      sub="Whoever has the link sees it; accounts and money are real"
      footer={
        <>
          <Copy what="Link" text={link}>
            Copy link
          </Copy>
          <Button
            size="medium"
            icon={<ExternalLink size={18} strokeWidth={2} aria-hidden />}
            onClick={() => window.open(link, '_blank', 'noopener')}
          >
            Open
          </Button>
        </>
      }
    >
      <Code>
        <QrCode picture="" text={link} label={`Code of the link to ${title}`} />
      </Code>
    </Dialog>
  );
}

const Heading = styled.h2`
  ${type.heading}
`;

const Buttons = styled.span`
  display: flex;
  gap: ${theme.space[8]};
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
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: underline;
  }
  small {
    display: block;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
`;
