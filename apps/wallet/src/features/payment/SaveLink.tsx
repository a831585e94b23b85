import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { framedAddress } from '@parlour/ui-kit/parts';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { paymentTexts } from './paymentTexts';
import { pngOf } from './pngOf';

interface SaveLinkProps {
  readonly source: string;
  /** Whether this page generated the code, so that its content can be trusted. */
  readonly isDrawn: boolean;
  readonly name: string;
}

/** Saves the code as a picture, so that it can be opened in another app of the same phone. */
export function SaveLink({ source, isDrawn, name }: SaveLinkProps) {
  const texts = useTexts(paymentTexts);
  const png = usePng(source);
  return (
    <Target
      href={png ?? (isDrawn ? source : framedAddress(source)?.href)}
      download={png ? `${name}.png` : name}
      target="_blank"
      rel="noreferrer"
    >
      <Download size={18} strokeWidth={2} aria-hidden />
      <span>{texts.save}</span>
    </Target>
  );
}

/** The URL of the picture as a PNG, once it is converted. */
function usePng(source: string): string | undefined {
  const [png, setPng] = useState<string>();
  useEffect(() => {
    let address: string | undefined;
    let isMounted = true;
    pngOf(source).then(
      (blob) => {
        if (!isMounted) return;
        address = URL.createObjectURL(blob);
        setPng(address);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      setPng(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [source]);
  return png;
}

const Target = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding-inline: 12px;
  ${type.caption}
  font-size: 14px;
  color: ${theme.color.text2};
`;
