import { useTopic } from '@parlour/platform';
import { brandName, Picture, theme } from '@parlour/ui-kit';
import styled from 'styled-components';

/** The operator's logo, and its name where there is space. */
export function Brand({ hasName = false, size = 30 }: { hasName?: boolean; size?: number }) {
  const app = useTopic('appInfo');
  return (
    <Root>
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

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  & > b {
    ${brandName}
    line-height: 24px;
    color: ${theme.color.text};
  }
`;
