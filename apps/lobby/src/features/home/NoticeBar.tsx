import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { lazyComponent, Link, useApiQuery, useTexts } from '@parlour/platform';
import { oneLine, SkeletonText, theme, type } from '@parlour/ui-kit';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { homeTexts } from './homeTexts';

const NoticeDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sheets" */ './welcome/NoticeDialog')).NoticeDialog,
  {
    isAskedFor: true,
  },
);

const NoticeText = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './NoticeText')).NoticeText);
/** Matches text that may be HTML. Most announcements are plain text, for which the parser is not loaded. */
const MARKUP = /[<&]/;

/** The newest announcement in one line; a click opens it. Without announcements it links to the list. */
export function NoticeBar() {
  const texts = useTexts(homeTexts);
  const { data, isLoading } = useApiQuery(getHomeNotices, {}, { freshMs: 300_000 });
  const [isOpen, setOpen] = useState(false);
  const notices = data?.filter((notice) => notice.trim() !== '') ?? [];
  const [newest] = notices;
  const icon = <Megaphone size={18} strokeWidth={1.75} aria-hidden />;

  if (isLoading && data === undefined) {
    return (
      <Waiting aria-hidden>
        {icon}
        <SkeletonText height={12} />
      </Waiting>
    );
  }
  if (newest === undefined) {
    return (
      <BarLink to="/message">
        {icon}
        <span>{texts.announcements}</span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </BarLink>
    );
  }
  return (
    <>
      <BarButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        <span>{MARKUP.test(newest) ? <NoticeText html={newest} /> : newest}</span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </BarButton>
      {isOpen && <NoticeDialog notices={notices} onClose={() => setOpen(false)} />}
    </>
  );
}

const bar = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  ${type.body}
  font-size: 14px;
  text-align: left;
  color: ${theme.color.text2};
  & > svg {
    flex: none;
  }
  & > svg:first-child {
    color: ${theme.color.accentText};
  }
  & > span {
    flex: 1;
    min-width: 0;
    ${oneLine}
  }
`;

const BarButton = styled.button`
  ${bar}
`;
const BarLink = styled(Link)`
  ${bar}
`;
const Waiting = styled.div`
  ${bar}
`;
