import { expect } from '@playwright/test';

/** The first document after a while waits 50 ms for the operator, and a busy machine needs more. */
export async function answersAreInDocuments(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text()).toContain('id="answers"');
}
