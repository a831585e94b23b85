import { theme, type } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface PageHeaderProps {
  readonly title: string;
  readonly sub?: ReactNode;
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

let isFirst = true;

/** Title of a page; it takes the focus after a navigation from another page. */
export function PageHeader({ title, sub, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Parlour console`;
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
    document.documentElement.scrollTop = 0;
  }, [title]);
  return (
    <Header>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {sub && <p>{sub}</p>}
      </div>
      {children && <Actions>{children}</Actions>}
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  min-height: 52px;
  h1 {
    ${type.title}
    outline: none;
  }
  p {
    margin-top: 2px;
    ${type.caption}
    color: ${theme.color.text2};
  }
  code {
    ${type.code}
    font-size: 13px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
