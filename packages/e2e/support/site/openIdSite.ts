import { startOpenIdProvider, type TestOpenIdProvider } from '@parlour/gateway/testing/openIdProvider';
import { startServer } from './servers';
import type { Site } from './site';

/** A second gateway of a site, to whose console people log in at an OpenID provider. */
export interface OpenIdSite {
  /** Another site than the provider's, as browsers see it. */
  readonly url: string;
  readonly provider: TestOpenIdProvider;
  stop(): Promise<void>;
}

/** Starts a provider on this machine, and a gateway over the store and the keys of a running site. */
export async function startOpenIdSite({ dataDir }: Site): Promise<OpenIdSite> {
  const provider = await startOpenIdProvider();
  const gateway = await startServer('gateway', {
    DATA_DIR: dataDir,
    API_ORIGIN: 'http://127.0.0.1:1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
  const { origin } = new URL(gateway.url.replace('127.0.0.1', 'localhost'));
  provider.redirectUris.push(`${origin}/releases/openid/callback`);
  return {
    url: origin,
    provider,
    stop: async () => {
      await gateway.stop();
      await provider.close();
    },
  };
}
