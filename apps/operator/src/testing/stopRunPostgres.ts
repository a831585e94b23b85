/** After the tests of a run: ends and removes what startRunPostgres.ts started. */
export default async function stopRunPostgres(): Promise<void> {
  delete process.env['PARLOUR_RUN_POSTGRES'];
  await globalThis.runPostgres?.stop();
}
