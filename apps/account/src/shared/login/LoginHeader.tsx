import { usePlatform, useTexts, useTopic } from '@parlour/platform';
import { brandName, IconButton, Logo, Picture, theme, type } from '@parlour/ui-kit';
import { WelcomeIllustration } from '@parlour/ui-kit/parts';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { loginHeaderTexts } from './loginHeaderTexts';

interface LoginHeaderProps {
  readonly title: string;
  readonly text?: string;
  readonly isCompact?: boolean;
}

/** Illustration, operator's brand and title; compact, with the title visually hidden, above the registration form. */
export function LoginHeader({ title, text, isCompact = false }: LoginHeaderProps) {
  const { navigation } = usePlatform();
  const texts = useTexts(loginHeaderTexts);
  const app = useTopic('appInfo');
  const brand = app?.title ?? '';
  return (
    <Header data-theme="dark" data-compact={isCompact || undefined}>
      <Illustration>
        <WelcomeIllustration rings={12} />
      </Illustration>
      <IconButton label={texts.back} icon={<ArrowLeft size={24} strokeWidth={1.75} aria-hidden />} onClick={navigation.back} />
      <Brand>
        <Picture src={app?.site_logo} alt={isCompact ? brand : ''} width={28} height={28} fallback={<Logo size={28} />} />
        {!isCompact && <b>{brand}</b>}
      </Brand>
      {isCompact ? (
        <Title data-hidden>{title}</Title>
      ) : (
        <Welcome>
          <Title>{title}</Title>
          <p>{text}</p>
        </Welcome>
      )}
    </Header>
  );
}

const Header = styled.header`
  position: relative;
  isolation: isolate;
  min-height: calc(228px + ${theme.safe.top});
  padding: calc(8px + ${theme.safe.top}) 8px 40px;
  overflow: hidden;
  background:
    radial-gradient(170px at calc(100% - 120px) calc(var(--light) + ${theme.safe.top}), ${theme.color.artGlow}, transparent),
    ${theme.color.brandGradient};
  color: ${theme.color.text};
  --light: 198px;
  &[data-compact] {
    display: flex;
    min-height: 0;
    height: calc(100px + ${theme.safe.top});
    --light: 150px;
  }
`;

/** Makes room for enlarged text, which would otherwise cover it. */
const Illustration = styled.div`
  position: absolute;
  inset: calc(79px + ${theme.safe.top}) 0 auto auto;
  z-index: -1;
  opacity: calc(2 - ${theme.textScale});
  pointer-events: none;
  ${Header}[data-compact] > & {
    top: calc(32px + ${theme.safe.top});
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  height: 44px;
  margin-top: 12px;
  padding-inline: 17px 120px;
  ${Header}[data-compact] > & {
    margin-top: 0;
    padding-inline: 1px 0;
  }
  & > b {
    ${brandName}
    line-height: 28px;
  }
`;

const Welcome = styled.div`
  padding-left: 16px;
  & > p {
    margin-top: 2px;
    ${type.caption} color: ${theme.color.text2};
  }
`;

const Title = styled.h1`
  ${type.title}
  line-height: 30px;
  &[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }
`;
