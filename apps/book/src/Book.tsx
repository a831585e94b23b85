import { type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { Contents } from './Contents';
import { pages } from './pages';
import { say } from './sampleWords';
import { settings } from './settings';
import { States } from './States';
import { usePlace } from './usePlace';

/** A page of the book beside its contents; alone where a picture is taken or one state is looked at. */
export function Book() {
  const { page: id = '', state } = usePlace();
  const page = pages[id];
  if (page === undefined) return <Contents here={undefined} />;
  const states = page.states(say(settings.language));
  if (state !== undefined) return states[state];
  const shown = <States key={id} id={id} page={page} states={states} />;
  if (settings.isStill) return shown;
  return (
    <Open>
      <Contents here={id} />
      {shown}
    </Open>
  );
}

const Open = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  ${type.body}
`;
