import { useObservable, useTexts } from '@parlour/platform';
import { IconButton, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { Field, Sheet } from '@parlour/ui-kit/parts';
import { type Game, GameGrid, GameSkeletons, recentGames } from '#shared';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';
import { findGames } from './searchRules';
import { sheetTexts } from './sheetTexts';
import type { Games } from './useGames';

interface SearchSheetProps {
  readonly games: Games;
  readonly isOpen: boolean;
  readonly onOpen: (game: Game) => void;
  readonly onClose: () => void;
}

/** Finds a game by name, provider or category while the player types; waits for the end of an IME composition. */
export function SearchSheet({ games: { hot, all }, isOpen, onOpen, onClose }: SearchSheetProps) {
  const { search, close } = useTexts(homeTexts);
  const texts = useTexts(sheetTexts);
  const [text, setText] = useState('');
  const [written, setWritten] = useState('');
  const wanted = useDeferredValue(written.trim());
  const known = useMemo(() => all && [...(hot ?? []), ...all], [all, hot]);
  const found = useMemo(() => known && findGames(known, wanted), [known, wanted]);
  const recent = useObservable(recentGames);
  const field = useRef<HTMLInputElement>(null);
  const write = (next: string, isHalfWritten: boolean) => {
    setText(next);
    if (!isHalfWritten) setWritten(next);
  };
  const clear = () => {
    write('', false);
    field.current?.focus();
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={search} closeLabel={close}>
      <Tall>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <Field
            label={texts.searchHint}
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            ref={field}
            data-focus-first
            maxLength={32}
            icon={<Search size={20} strokeWidth={1.75} />}
            trailing={text !== '' && <IconButton label={texts.clear} icon={<X size={18} strokeWidth={1.75} />} onClick={clear} />}
            value={text}
            onChange={(event) =>
              write(event.target.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
            }
            onCompositionEnd={(event) => setWritten(event.currentTarget.value)}
          />
        </form>
        <VisuallyHidden aria-live="polite">{wanted !== '' && found ? texts.found(found.length) : ''}</VisuallyHidden>
        {wanted === '' && <GameGrid games={recent} shape="portrait" namesCategory onOpen={onOpen} />}
        {wanted !== '' && found === undefined && <GameSkeletons count={6} shape="portrait" />}
        {wanted !== '' && found?.length === 0 && (
          <Nothing>
            <b>{texts.foundNone(wanted)}</b>
            <p>{texts.foundNoneText}</p>
          </Nothing>
        )}
        {wanted !== '' && found && <GameGrid games={found} shape="portrait" namesCategory onOpen={onOpen} />}
      </Tall>
    </Sheet>
  );
}

/** The sheet keeps its height while the results change. */
const Tall = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-height: calc(100dvh - 120px);
  & input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Nothing = styled.div`
  padding: 8px 0;
  ${type.body}
  color: ${theme.color.text2};
  & > b {
    ${type.label} color: ${theme.color.text};
  }
`;
