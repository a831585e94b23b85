import { type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { Contents } from './Contents';
import { pages } from './pages';
import { t } from './sampleTexts';
import { settings } from './settings';
import { States } from './States';
import { useHashRoute } from './useHashRoute';

/** A page of the book beside the contents; without them for screenshots and single states. */
export function Book() {
  const { page: id = '', state } = useHashRoute();
  const page = pages[id];
  if (page === undefined) return <Contents currentPage={undefined} />;
  const states = page.states(t(settings.language));
  if (state !== undefined) return states[state];
  const content = <States key={id} id={id} page={page} states={states} />;
  if (settings.isScreenshot) return content;
  return (
    <Layout>
      <Contents currentPage={id} />
      {content}
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  ${type.body}
`;
