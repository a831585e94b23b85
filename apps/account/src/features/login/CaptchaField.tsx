import { useTexts } from '@parlour/platform';
import { IconButton, tapArea, theme } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { spellAnswer } from './spellAnswer';
import { CAPTCHA_LENGTH } from './loginRules';
import { loginTexts } from './loginTexts';
import type { Captcha } from './useCaptcha';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
  /** Called when picture and text form were swapped, so that an error of the old one is cleared. */
  readonly onSwitch: () => void;
}

/** The captcha: an image button that loads another image, or a question in text for players who cannot see it. */
export function CaptchaField({ captcha, error, onSwitch }: CaptchaFieldProps) {
  const texts = useTexts(loginTexts);
  const { picture, isInWords, typed, type, change, switchKind, tryAnother } = captcha;
  const switchOver = () => {
    switchKind();
    onSwitch();
  };
  return (
    <Field
      name="code"
      label={isInWords ? texts.question(spellAnswer(picture.answer, texts.numbers).join(texts.comma)) : texts.captcha}
      hint={
        <Switch type="button" onClick={switchOver}>
          {isInWords ? texts.usePicture : texts.useQuestion}
        </Switch>
      }
      icon={<ShieldCheck size={20} strokeWidth={1.75} aria-hidden />}
      error={error}
      placeholder={texts.typeCharacters}
      value={typed}
      onChange={(event) => type(event.target.value)}
      maxLength={CAPTCHA_LENGTH}
      style={{ textOverflow: 'ellipsis' }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        isInWords ? (
          <IconButton
            label={texts.changeQuestion}
            icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden />}
            onClick={change}
          />
        ) : (
          <Picture type="button" aria-label={texts.changePicture} onClick={change}>
            <img src={picture.src} onError={tryAnother} alt={texts.captchaPicture} width={112} height={44} draggable={false} />
          </Picture>
        )
      }
    />
  );
}

const Switch = styled.button`
  position: relative;
  color: ${theme.color.accentText};
  ${tapArea('-15px -4px -11px')}
`;

const Picture = styled.button`
  flex: none;
  width: 112px;
  height: 44px;
  overflow: hidden;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.raised};
  @media (max-width: 279px) {
    width: 56px;
    & > img {
      width: 100%;
      object-fit: contain;
    }
  }
`;
