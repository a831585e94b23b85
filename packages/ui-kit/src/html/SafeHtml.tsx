import { SkeletonText, theme, type } from '@parlour/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isHtml, htmlToText } from './htmlToText';

export type SafeHtmlProps = {
  html: string;
  /** Content below the text, shown together with it to avoid a layout shift. */
  children?: ReactNode;
};

/**
 * Text of the backend: sanitised HTML, or plain text with line breaks. Space is reserved while the sanitiser loads; if it fails
 * to load, only the text is shown.
 */
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
  & [data-coloured] {
    color: var(--on-dark);
  }
  :root[data-theme='light'] & [data-coloured] {
    color: var(--on-light);
  }
  @media (prefers-color-scheme: light) {
    :root:not([data-theme]) & [data-coloured] {
      color: var(--on-light);
    }
  }
  & [data-coloured] :is(b, strong) {
    color: inherit;
  }
  & [data-sized] {
    line-height: 1.4;
  }
  & hr {
    border: 0;
    border-top: 1px solid ${theme.color.hairlineStrong};
  }
  & mark {
    background: ${theme.color.goldSoft};
    color: inherit;
  }
  & :is(img, video) {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.tile};
  }
  & :is(audio, figure[style*='width'] > img) {
    width: 100%;
  }
  & figcaption {
    ${type.caption} color: ${theme.color.text3};
  }
  & pre {
    white-space: pre-wrap;
  }
  & [data-table] {
    overflow-x: auto;
  }
  & table {
    min-width: 100%;
    border-collapse: collapse;
    overflow-wrap: normal;
  }
  & caption {
    padding-bottom: 8px;
    text-align: start;
    ${type.caption}
  }
  & :is(td, th) {
    min-width: 56px;
    padding: 8px 12px;
    border: 1px solid ${theme.color.hairlineStrong};
    text-align: start;
  }
  & :is(ol, ul) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & li > :is(ol, ul) {
    margin-top: 12px;
  }
  & li {
    position: relative;
    padding-left: 36px;
  }
  & ol > li::before {
    content: attr(data-marker);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    padding-inline: 2px;
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
  & ul > li[data-marker]::before {
    content: attr(data-marker);
    inset: 0 auto auto 4px;
    width: auto;
    background: none;
  }
`;
