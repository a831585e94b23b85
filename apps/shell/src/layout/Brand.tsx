import { useTopic } from '@parlour/platform';
import { brandName, Picture, sizeUpTo, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The operator's logo, and its name where there is space. */
export function Brand({ hasName = false, size = 30 }: { hasName?: boolean; size?: number }) {
  const app = useTopic('appInfo');
  return (
    <Root style={{ height: size }}>
      <Picture
        src={app?.site_logo}
        alt={hasName ? '' : app?.title}
        width={size}
        height={size}
        fallback={<span style={{ width: size, height: size }} />}
      />
      {hasName && <b>{app?.title}</b>}
    </Root>
  );
}

/** Content that does not fit wraps below the visible area, the name first; a long name is cut off. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  overflow: hidden;
  &::before {
    content: '';
    width: 1px;
    height: 100%;
  }
  & > b {
    ${brandName} ${sizeUpTo(20, 22)}
    flex: 1 1 4em;
    max-width: max-content;
    margin-left: 8px;
    line-height: 1.2;
    color: ${theme.color.text};
  }
`;
