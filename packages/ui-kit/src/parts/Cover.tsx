import styled from 'styled-components';
import { Logo, Picture, theme } from '@parlour/ui-kit';

export type CoverProps = { src: string | undefined; alt: string; ratio?: string; eager?: boolean };

/** An image of fixed `ratio`; without one, the logo on the brand gradient. */
export function Cover({ src, alt, ratio = '3 / 4', eager = false }: CoverProps) {
  return (
    <Frame style={{ aspectRatio: ratio }}>
      <Picture
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        fallback={
          <Fallback role={alt ? 'img' : undefined} aria-label={alt || undefined}>
            <Logo size={48} />
          </Fallback>
        }
      />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.field};
  background: ${theme.color.brandGradient};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 1px rgba(255, 255, 255, 0.1),
      inset 0 1px rgba(255, 255, 255, 0.22);
    pointer-events: none;
  }
`;

const Fallback = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
`;
