import type { Page } from 'playwright-core';
import { logIn } from './member';
import { openPhone, siteUrl } from './phone';

/** A dark phone without motion, whose pages axe may look at. */
export async function openVisitor(): Promise<Page> {
  const { page } = await openPhone({ colorScheme: 'dark', bypassCSP: true, reducedMotion: 'reduce' });
  return page;
}

export async function openMember(): Promise<Page> {
  const page = await openVisitor();
  await logIn(page, siteUrl);
  return page;
}
