import { theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BookPage } from './definePage';
import { settings } from './settings';

interface StatesProps {
  readonly id: string;
  readonly page: BookPage;
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** The frames show the book itself, so scripts of its origin are allowed. */
const sandbox = 'allow-scripts allow-same-origin';

/** All states of a page, each below its name. */
export function States({ id, page, states }: StatesProps) {
  return (
    <Sheet data-page={id} style={{ width: `${settings.width}px` }}>
      <h1>{page.title}</h1>
      {Object.entries(states).map(([name, state]) => (
        <section key={name}>
          <a href={`#/${id}/${name}`}>{name}</a>
          {page.windowPx === undefined ? (
            state
          ) : (
            <iframe
              sandbox={sandbox}
              title={`${page.title}: ${name}`}
              src={`${location.search}#/${id}/${name}`}
              height={page.windowPx}
            />
          )}
        </section>
      ))}
    </Sheet>
  );
}

const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 16px;
  background: ${theme.color.page};
  & > h1 {
    ${type.title}
  }
  & > section {
    min-width: 0;
  }
  & > section > a:first-child {
    display: block;
    padding-block: 4px;
    ${type.caption}
    color: ${theme.color.text2};
  }
  & > section > iframe {
    width: 100%;
    border-radius: ${theme.radius.tile};
  }
`;
