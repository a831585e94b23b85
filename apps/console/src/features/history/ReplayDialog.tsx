import { Button, Skeleton, theme, type } from '@parlour/ui-kit';
import { SwitchRow } from '@parlour/ui-kit/parts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '#api';
import { useManifestEntry, useSiteLink } from '#live';
import { AsyncContent, Copy, Dialog } from '#parts';
import { useApi } from '#session';

const HOURS = 4;

interface ReplayDialogProps {
  readonly sequence: number;
  readonly onClose: () => void;
}

/** Makes a link that opens the site as it was live at a manifest, with the canaries that one chooses. */
export function ReplayDialog({ sequence, onClose }: ReplayDialogProps) {
  const [canaries, setCanaries] = useState<readonly string[]>([]);
  const answer = useManifestEntry(sequence);
  const api = useApi();
  const { data: path, error } = useQuery({
    queryKey: ['replay', sequence, canaries],
    queryFn: () => api.replay({ sequence, canaries, hours: HOURS }),
    // Not refetched, because each request would make another link, and a link is valid for hours.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const link = useSiteLink()(path);
  const footer = (
    <>
      <Copy what="Link" text={link ?? ''}>
        Copy link
      </Copy>
      <Button
        size="medium"
        icon={<ExternalLink size={18} strokeWidth={2} aria-hidden />}
        disabled={link === undefined}
        onClick={() => window.open(link, '_blank', 'noopener')}
      >
        Open
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="narrow" title={`The site at manifest ${sequence}`} footer={footer}>
      <AsyncContent answer={answer} subject={`Manifest ${sequence}`} skeleton={<Skeleton height={96} radius="card" />}>
        {({ manifest }) => (
          <>
            <Text>
              Whoever has the link sees these releases under a banner, for {HOURS} hours. Accounts and money are the real ones.
            </Text>
            {Object.entries(manifest.remotes).map(
              ([name, { canary }]) =>
                canary && (
                  <SwitchRow
                    key={name}
                    label={`${name} ${canary.version}, its canary`}
                    checked={canaries.includes(name)}
                    onChange={(isShown) =>
                      setCanaries(isShown ? [...canaries, name] : canaries.filter((other) => other !== name))
                    }
                  />
                ),
            )}
            {error && <Failure role="alert">{errorMessage(error)}</Failure>}
          </>
        )}
      </AsyncContent>
    </Dialog>
  );
}

const Text = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;

const Failure = styled.p`
  margin-top: 12px;
  ${type.caption}
  color: ${theme.color.danger};
`;
