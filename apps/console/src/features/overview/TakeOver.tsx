import type { AppState, State } from '@parlour/release-contract/api';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { Button, Skeleton, theme, type } from '@parlour/ui-kit';
import { Select, SwitchRow } from '@parlour/ui-kit/parts';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { counted } from '#figures';
import { useAppsOn, useSites } from '#live';
import { AsyncContent, Dialog } from '#parts';
import { usePlan } from '#plan';

/** Plans to make live what everyone has on another site; nothing in a registry of one site. */
export function TakeOver({ state }: { state: State }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: sites = [] } = useSites();
  const others = sites.filter(({ isThis, manifest }) => !isThis && manifest > 0).map(({ name }) => name);
  if (others.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="medium"
        icon={<ArrowRightLeft size={18} strokeWidth={2} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Promote from a site
      </Button>
      {isOpen && <TakeOverDialog state={state} sites={others} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function TakeOverDialog({ state, sites, onClose }: { state: State; sites: readonly string[]; onClose: () => void }) {
  const { requestPlan } = usePlan();
  const [from, setFrom] = useState(sites[0] ?? '');
  const [left, setLeft] = useState<readonly string[]>([]);
  const answer = useAppsOn(from);
  const differing = differingIn(answer.data ?? [], state.apps);
  const chosen = differing.filter(({ name }) => !left.includes(name));
  const plan = () => {
    onClose();
    const releases = chosen.map(({ name, live }) => ({ name, version: live }));
    requestPlan({ kind: 'promote', releases, to: { kind: 'share', share: EVERYONE }, from }, `tried on ${from}`);
  };
  return (
    <Dialog
      open
      size="narrow"
      onClose={onClose}
      title="Promote from a site"
      sub="Makes live what everyone has there"
      footer={
        <>
          <Button variant="secondary" size="medium" onClick={onClose}>
            Cancel
          </Button>
          <Button size="medium" disabled={chosen.length === 0} onClick={plan}>
            {chosen.length === 0 ? 'Review plan' : `Review plan of ${counted(chosen.length, 'release')}`}
          </Button>
        </>
      }
    >
      {sites.length > 1 && (
        <Select
          label="From"
          value={from}
          options={sites.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => setFrom(target.value)}
        />
      )}
      <AsyncContent answer={answer} subject={`What is live on ${from}`} skeleton={<Skeleton height={160} radius="card" />}>
        {() =>
          differing.length === 0 ? (
            <Text>Everything that everyone has on {from} is live here already.</Text>
          ) : (
            differing.map(({ name, live, here }) => (
              <SwitchRow
                key={name}
                label={name}
                sub={here === '' ? `${live}, not live here` : `${here} → ${live}`}
                checked={!left.includes(name)}
                onChange={(isChosen) => setLeft(isChosen ? left.filter((one) => one !== name) : [...left, name])}
              />
            ))
          )
        }
      </AsyncContent>
    </Dialog>
  );
}

/** The apps of which everyone has another release there. */
function differingIn(there: readonly AppState[], here: readonly AppState[]) {
  return there.flatMap(({ name, live }) => {
    const own = here.find((app) => app.name === name)?.live ?? '';
    return live === '' || live === own ? [] : [{ name, live, here: own }];
  });
}

const Text = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;
