import { useTexts } from '@parlour/platform';
import { IconButton, theme } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { CAPTCHA_LENGTH } from './loginRules';
import { loginTexts } from './loginTexts';
import type { Captcha } from './useCaptcha';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
  /** The picture and the question took each other's place: what was wrong with the old one is past. */
  readonly onSwitch: () => void;
}

/** The captcha: its picture is a button that changes it, and a question in words can take its place. */
export function CaptchaField({ captcha, error, onSwitch }: CaptchaFieldProps) {
  const texts = useTexts(loginTexts);
  const { picture, question, typed, type, change, switchKind, tryAnother } = captcha;
  const switchOver = () => {
    switchKind();
    onSwitch();
  };
  const word = (number: number) => texts.numbers[number] ?? String(number);
  return (
    <Field
      name="code"
      label={question === undefined ? texts.captcha : texts.question(word(question.one), word(question.other))}
      hint={
        <Switch type="button" onClick={switchOver}>
          {question === undefined ? texts.useQuestion : texts.usePicture}
        </Switch>
      }
      icon={<ShieldCheck size={20} strokeWidth={1.75} aria-hidden />}
      error={error}
      placeholder={question === undefined ? texts.typeCharacters : texts.inDigits}
      inputMode={question === undefined ? 'text' : 'numeric'}
      value={typed}
      onChange={(event) => type(event.target.value)}
      maxLength={CAPTCHA_LENGTH}
      style={{ textOverflow: 'ellipsis' }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        question === undefined ? (
          <Picture type="button" aria-label={texts.changePicture} onClick={change}>
            <img src={picture.src} onError={tryAnother} alt={texts.captchaPicture} width={112} height={44} draggable={false} />
          </Picture>
        ) : (
          <IconButton
            label={texts.changeQuestion}
            icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden />}
            onClick={change}
          />
        )
      }
    />
  );
}

const Switch = styled.button`
  position: relative;
  color: ${theme.color.accentText};
  &::after {
    content: '';
    position: absolute;
    inset: -15px -4px -11px;
  }
`;

const Picture = styled.button`
  flex: none;
  width: 112px;
  height: 44px;
  overflow: hidden;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.raised};
`;
