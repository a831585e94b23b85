interface Return {
  readonly page: Pick<Window, 'addEventListener'>;
  readonly root: Pick<HTMLElement, 'style'>;
  readonly isMember: () => boolean;
  /** Asks the other tabs whether the session is still valid. */
  readonly ask: () => void;
  /** Asks the server. */
  readonly refresh: () => Promise<void>;
}

/** A member's page from the bfcache is hidden until its session is confirmed: it may have ended in another tab. */
export function revalidateAfterBfcache({ page, root, isMember, ask, refresh }: Return): void {
  const show = (visibility: string) => {
    root.style.visibility = visibility;
  };
  page.addEventListener('pagehide', () => show(isMember() ? 'hidden' : ''));
  const revalidate = async () => {
    ask();
    if (isMember()) await refresh();
    show('');
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void revalidate();
  });
}
