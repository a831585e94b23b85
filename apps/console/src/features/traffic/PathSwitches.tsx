import { theme, type } from '@parlour/ui-kit';
import { Switch } from '@parlour/ui-kit/parts';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { counted } from '#figures';
import { usePlan } from '#plan';
import { pathChange } from './switches';

interface PathSwitchesProps {
  readonly name: string;
  readonly paths: readonly { readonly path: string; readonly isOff: boolean }[];
  /** The whole remote is switched off, so single paths cannot be switched. */
  readonly isLocked: boolean;
}

/** Switches for a remote's paths. */
export function PathSwitches({ name, paths, isLocked }: PathSwitchesProps) {
  const { requestPlan } = usePlan();
  const off = paths.filter(({ isOff }) => isOff).length;
  return (
    <Details open={off > 0 && !isLocked}>
      <summary>
        {counted(paths.length, 'path')}
        {off > 0 && ` · ${off} off`}
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </summary>
      {off > 1 && !isLocked && <p>Switching on one path switches on all paths of {name}.</p>}
      <ul>
        {paths.map(({ path, isOff }) => (
          <li key={path}>
            <code>{path}</code>
            <Switch
              label={`${path} of ${name} is on`}
              checked={!isOff}
              disabled={isLocked}
              onChange={() =>
                requestPlan(
                  pathChange(name, path, isOff),
                  isOff ? `${name} switched on again` : `${path} of ${name} switched off manually`,
                )
              }
            />
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  box-shadow: inset 0 1px ${theme.color.hairline};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    ${type.caption}
    color: ${theme.color.text2};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      transition: transform ${theme.motion.move};
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: 8px;
    ${type.caption}
    color: ${theme.color.text3};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  code {
    ${type.code}
    font-size: 13px;
  }
`;
