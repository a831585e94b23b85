interface Return {
  readonly page: Pick<Window, 'addEventListener'>;
  readonly root: Pick<HTMLElement, 'style'>;
  readonly isMember: () => boolean;
  /** Asks the other tabs whether the session still lives. */
  readonly ask: () => void;
  /** Asks the server. */
  readonly refresh: () => Promise<void>;
}

/** A member's page that the browser put aside is not seen again before its session was found alive: it may have ended elsewhere. */
export function revalidateAfterBfcache({ page, root, isMember, ask, refresh }: Return): void {
  const show = (visibility: string) => {
    root.style.visibility = visibility;
  };
  page.addEventListener('pagehide', () => show(isMember() ? 'hidden' : ''));
  const comeBack = async () => {
    ask();
    if (isMember()) await refresh();
    show('');
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void comeBack();
  });
}
