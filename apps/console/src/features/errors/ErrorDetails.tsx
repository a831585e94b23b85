import type { ErrorGroup } from '@parlour/release-contract/api';
import { isOwnSource } from '@parlour/release-contract/errorGroup';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { counted, formatCount, formatMoment, formatRate } from '#figures';
import { Detail, Details } from '#parts';
import { CodeExcerpt } from './CodeExcerpt';

/** An error with its figures, and its stack in the sources. */
export function ErrorDetails({ group, hasTitle = false }: { group: ErrorGroup; hasTitle?: boolean }) {
  const { app, kind, name, message, count, pages, firstAt, lastAt, releases, screens, browsers, compositions, frames } = group;
  return (
    <>
      {hasTitle && <Title>{name}</Title>}
      <Message>{message}</Message>
      <Details>
        <Detail name="Seen">
          {counted(count, 'time')} on {counted(pages, 'page')} ({kind})
        </Detail>
        <Detail name="First and last">
          {formatMoment(firstAt)} – {formatMoment(lastAt)}
        </Detail>
        {releases.map((release) => (
          <Detail key={release.version} name={`${app} ${release.version}`}>
            {counted(release.pages, 'page')}
            {release.loads > 0 && ` of ${formatCount(release.loads)} loads (${formatRate(release.pages / release.loads)})`}
          </Detail>
        ))}
        <Detail name="Screens">{namesIn(screens)}</Detail>
        <Detail name="Browsers">{namesIn(browsers)}</Detail>
        <Detail name="Compositions">{namesIn(compositions)}</Detail>
      </Details>
      <StackTitle>Stack</StackTitle>
      {frames.length === 0 && <p>The browser did not say where it happened.</p>}
      <Stack>
        {frames.map(({ file, line, column, place }, index) => (
          // oxlint-disable-next-line no-array-index-key -- a recursion has the same place twice
          <li key={`${index} ${file}:${line}:${column}`}>
            {place !== undefined && isOwnSource(place.source) && place.code.length > 0 ? (
              <CodeExcerpt place={place} />
            ) : (
              <code>{place === undefined ? `${file}:${line}:${column}` : `${place.source}:${place.line}`}</code>
            )}
          </li>
        ))}
      </Stack>
    </>
  );
}

/** `/recharge 12, /wallet 3`, the most frequent first. */
function namesIn(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name === '' ? 'none' : name} ${formatCount(times)}`)
    .join(', ');
}

const Title = styled.h2`
  ${type.heading}
`;

const Message = styled.p`
  margin-top: 4px;
  ${type.body}
  overflow-wrap: anywhere;
`;

const StackTitle = styled.h3`
  margin-top: 16px;
  ${type.heading}
`;

const Stack = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 8px;
  code {
    ${type.code}
    font-size: 12px;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;
