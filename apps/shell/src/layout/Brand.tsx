import { useTopic } from '@parlour/platform';
import { Picture, theme } from '@parlour/ui-kit';
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
    overflow: hidden;
    font:
      600 20px / 24px ui-serif,
      Georgia,
      'Songti SC',
      serif;
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.color.text};
  }
`;
