import type { Notice } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { Card, oneLine, theme, Tile, type, VisuallyHidden } from '@parlour/ui-kit';
import { htmlToText } from '@parlour/ui-kit/html';
import { Mail, MailOpen } from 'lucide-react';
import styled from 'styled-components';
import { whenOf } from './messageRules';
import { messagesTexts } from './messagesTexts';

interface NoticeRowProps {
  readonly notice: Notice;
  readonly isUnread: boolean;
  readonly onOpen: () => void;
}

/** One notice: title, time and the beginning of its text. */
export function NoticeRow({ notice: { title, content, created_at }, isUnread, onOpen }: NoticeRowProps) {
  const texts = useTexts(messagesTexts);
  return (
    <Row as="button" type="button" data-unread={isUnread || undefined} aria-haspopup="dialog" onClick={onOpen}>
      <Tile data-tone={isUnread ? 'accent' : undefined}>
        {isUnread ? <Mail strokeWidth={1.75} aria-hidden /> : <MailOpen strokeWidth={1.75} aria-hidden />}
      </Tile>
      <Text>
        <Top>
          <b>{title}</b>
          <time>{whenOf(created_at, texts.locale)}</time>
          {isUnread && (
            <Dot>
              <VisuallyHidden>{texts.unread}</VisuallyHidden>
            </Dot>
          )}
        </Top>
        <span>{htmlToText(content)}</span>
      </Text>
    </Row>
  );
}

const Row = styled(Card)<{ type?: 'button' }>`
  display: flex;
  gap: 12px;
  width: 100%;
  padding: 12px 14px;
  text-align: left;
  &:active {
    background: ${theme.color.raised};
  }
`;

const Text = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  flex: 1;
  min-width: 0;
  & > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    font-size: 14px;
    line-height: 20px;
    color: ${theme.color.text2};
  }
`;

const Top = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  & > b {
    flex: 1;
    min-width: 0;
    ${oneLine}
    ${type.label}
    font-weight: 400;
  }
  ${Row}[data-unread] & > b {
    font-weight: 650;
  }
  & > time {
    flex: none;
    ${type.caption}
    color: ${theme.color.text3};
  }
`;

const Dot = styled.span`
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.accent};
`;
