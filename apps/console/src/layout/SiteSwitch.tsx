import { theme, type } from '@parlour/ui-kit';
import { ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { consoleUrl } from '#api';
import { useSites } from '#live';
import { useSessionStore } from '#session';

/** Chooses the site that every page of the console is about; nothing in a registry of one site. */
export function SiteSwitch() {
  const { data: sites = [] } = useSites();
  const { goTo } = useSessionStore();
  if (sites.length < 2) return null;
  return (
    <Label>
      <select
        aria-label="Site"
        value={sites.find(({ isThis }) => isThis)?.name}
        onChange={({ target }) => goTo(consoleUrl(target.value, location.hash))}
      >
        {sites.map(({ name, manifest }) => (
          <option key={name} value={name}>
            {manifest === 0 ? `${name} (nothing live)` : name}
          </option>
        ))}
      </select>
      <ChevronsUpDown size={16} strokeWidth={2} aria-hidden />
    </Label>
  );
}

const Label = styled.label`
  position: relative;
  display: block;
  min-width: 0;
  color: ${theme.color.text2};
  select {
    width: 100%;
    min-height: 44px;
    padding: 0 32px 0 12px;
    border: 0;
    border-radius: ${theme.radius.tile};
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
    ${type.label}
    color: ${theme.color.text};
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
  option {
    background: ${theme.color.card};
  }
  svg {
    position: absolute;
    inset: 14px 10px auto auto;
    pointer-events: none;
  }
`;
