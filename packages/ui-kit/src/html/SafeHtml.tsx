import { SkeletonText, theme, type } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isHtml, htmlToText } from './htmlToText';

export type SafeHtmlProps = {
  html: string;
  /** Content below the text, shown together with it to avoid a layout shift. */
  children?: ReactNode;
};

/** Backend text: sanitised HTML, or plain text with line breaks; space is reserved while the sanitiser loads, else text only. */
export function SafeHtml({ html, children }: SafeHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  const [shownHtml, setShownHtml] = useState<string>();
  const isPlain = !isHtml(html);

  useEffect(() => {
    if (isPlain) return undefined;
    let isCurrent = true;
    void sanitiseLazily(html).then((content) => {
      if (!isCurrent) return;
      container.current?.replaceChildren(content);
      setShownHtml(html);
    });
    return () => {
      isCurrent = false;
    };
  }, [html, isPlain]);

  const isReady = isPlain || shownHtml !== undefined;
  return (
    <>
      {!isReady && <SkeletonText lines={4} />}
      {isPlain ? (
        <Prose key="plain" data-plain>
          {html}
        </Prose>
      ) : (
        <Prose key="html" ref={container} hidden={!isReady} />
      )}
      {children !== undefined && <div hidden={!isReady}>{children}</div>}
    </>
  );
}

async function sanitiseLazily(html: string): Promise<Node | string> {
  try {
    const { sanitise } = await import('./sanitise');
    return sanitise(html);
  } catch (error) {
    globalThis.reportError?.(error);
    return htmlToText(html);
  }
}

const Prose = styled.div`
  ${type.body}
  line-height: 24px;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  &[data-plain] {
    white-space: pre-line;
  }
  & > * + * {
    margin-top: 12px;
  }
  & :is(h1, h2, h3, h4) {
    ${type.heading} color: ${theme.color.text};
  }
  & > * + :is(h1, h2, h3, h4) {
    margin-top: 24px;
  }
  & a {
    color: ${theme.color.accentText};
    text-decoration: underline;
  }
  & :is(b, strong) {
    font-weight: 650;
    color: ${theme.color.text};
  }
  & strong[data-prize] {
    ${type.figuresRow} color: ${theme.color.gold};
    white-space: nowrap;
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.tile};
  }
  & pre {
    white-space: pre-wrap;
  }
  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & :is(td, th) {
    padding: 8px 12px;
    border: 1px solid ${theme.color.hairlineStrong};
    text-align: left;
  }
  & :is(ol, ul) {
    display: grid;
    gap: 12px;
    counter-reset: step;
  }
  & li {
    position: relative;
    padding-left: 36px;
  }
  & ol > li {
    counter-increment: step;
  }
  & ol > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: ${theme.radius.chip};
    background: ${theme.color.accentSoft};
    font-size: 12px;
    font-weight: 650;
    color: ${theme.color.accentText};
  }
  & ul > li::before {
    content: '';
    position: absolute;
    inset: 9px auto auto 9px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${theme.color.accent};
  }
`;
