import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Handles the first `count` requests of a URL, and lets the others through. Unlike with the option `times` the route stays:
 * Chrome 109 loses a request that leaves while Playwright removes its last route.
 */
export async function routeFirst(
  owner: BrowserContext | Page,
  url: string,
  count: number,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  let left = count;
  await owner.route(url, (route) => {
    left -= 1;
    return left >= 0 ? handler(route) : route.continue();
  });
}
