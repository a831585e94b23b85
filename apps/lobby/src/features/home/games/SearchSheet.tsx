import { useStore, useTexts } from '@parlour/platform';
import { IconButton, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { Field, Sheet } from '@parlour/ui-kit/parts';
import { type Game, GameGrid, GameSkeletons, useSavedGames } from '#shared';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { gamesTexts } from './gamesTexts';
import { findGames } from './searchRules';
import { searchTexts } from './searchTexts';
import type { Games } from './useGames';

interface SearchSheetProps {
  readonly games: Games;
  readonly isOpen: boolean;
  readonly onOpen: (game: Game) => void;
  readonly onClose: () => void;
}

/** Searches games by name, provider or category as the player types, except during an IME composition. */
export function SearchSheet({ games: { hot, all }, isOpen, onOpen, onClose }: SearchSheetProps) {
  const { search } = useTexts(gamesTexts);
  const texts = useTexts(searchTexts);
  const [text, setText] = useState('');
  const [committed, setCommitted] = useState('');
  const query = useDeferredValue(committed.trim());
  const searchable = useMemo(() => all && [...(hot ?? []), ...all], [all, hot]);
  const found = useMemo(() => searchable && findGames(searchable, query), [searchable, query]);
  const recent = useStore(useSavedGames('recent'));
  const field = useRef<HTMLInputElement>(null);
  const changeText = (next: string, isComposing: boolean) => {
    setText(next);
    if (!isComposing) setCommitted(next);
  };
  const clear = () => {
    changeText('', false);
    field.current?.focus();
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={search} closeLabel={texts.close}>
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
              changeText(event.target.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
            }
            onCompositionEnd={(event) => setCommitted(event.currentTarget.value)}
          />
        </form>
        <VisuallyHidden aria-live="polite">{query !== '' && found ? texts.found(found.length) : ''}</VisuallyHidden>
        {query === '' && <GameGrid games={recent} shape="portrait" namesCategory onOpen={onOpen} />}
        {query !== '' && found === undefined && <GameSkeletons count={6} shape="portrait" />}
        {query !== '' && found?.length === 0 && (
          <NoResults>
            <b>{texts.foundNone(query)}</b>
            <p>{texts.foundNoneText}</p>
          </NoResults>
        )}
        {query !== '' && found && <GameGrid games={found} shape="portrait" namesCategory onOpen={onOpen} />}
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

const NoResults = styled.div`
  padding: 8px 0;
  ${type.body}
  color: ${theme.color.text2};
  & > b {
    ${type.label} color: ${theme.color.text};
  }
`;
