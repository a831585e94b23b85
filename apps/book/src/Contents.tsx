import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { pages } from './pages';
import { choiceNames, choices, searchWith, settings } from './settings';

/** Links to all pages, and the choice of theme, language and width. */
export function Contents({ currentPage }: { currentPage: string | undefined }) {
  return (
    <Sidebar>
      {choiceNames.map((name) => (
        <nav key={name} aria-label={name}>
          {choices[name].map((option) => (
            <a
              key={option}
              href={`${searchWith(name, option)}#/${currentPage ?? ''}`}
              aria-current={settings[name] === option || undefined}
            >
              {option}
            </a>
          ))}
        </nav>
      ))}
      <ul>
        {Object.entries(pages).map(([id, page]) => (
          <li key={id}>
            <a href={`#/${id}`} aria-current={id === currentPage ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </Sidebar>
  );
}

const Sidebar = styled.div`
  display: grid;
  gap: 8px;
  width: 240px;
  padding: 16px;
  & > nav {
    display: flex;
    gap: 16px;
  }
  & a {
    display: inline-block;
    padding-block: 4px;
    ${type.label}
    color: ${theme.color.text2};
  }
  & a[aria-current] {
    color: ${theme.color.accentText};
  }
`;
