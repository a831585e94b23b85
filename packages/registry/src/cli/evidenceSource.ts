import { stat } from 'node:fs/promises';
import { RegistryRefusal } from '../registry/refusals';
import type { EvidenceSource } from '../report/evidence/readHistory';
import { givenEvidence, siteEvidence, storedEvidence } from '../report/evidence/sources';
import { fileStore } from '../storage/fileStore';
import type { SiteReader } from '../trust/verifySite';
import { demandCredentials } from './client';
import { openStoreHere } from './context';
import { namedSite, type SiteArgs } from './namedSite';
import { openSiteReader } from './siteReader';
import { openSite, originOf } from './siteRequests';

export interface EvidenceArgs extends SiteArgs {
  readonly evidence?: string | undefined;
}

interface OpenEvidence {
  readonly source: EvidenceSource;
  /** The site that the report is about; undefined for all. */
  readonly site: string | undefined;
  /** A running site, which has to serve the newest manifest of the evidence. */
  readonly served: Pick<SiteReader, 'host' | 'manifest'> | undefined;
}

/** Opens what a report is made from: a folder with evidence, a running site, or the store of this machine. */
export async function openEvidence(args: EvidenceArgs): Promise<OpenEvidence> {
  const { evidence } = args;
  // A folder is enough: the usual site of this machine is asked only when the command names one.
  const { address, name: site } = evidence !== undefined && args.site === undefined ? noSite : namedSite(args);
  if (evidence !== undefined) {
    await demandFolder(evidence);
    const source = givenEvidence(`the folder ${evidence}`, fileStore(evidence));
    return { source, site, served: address === undefined ? undefined : openSiteReader(originOf(address), askNothing) };
  }
  if (address === undefined) return { source: storedEvidence('the store', await openStoreHere()), site, served: undefined };
  const origin = originOf(address);
  const served = openSiteReader(origin, await openSite(origin, await demandCredentials(origin, args)));
  return { source: siteEvidence(origin, served), site, served };
}

const noSite = { address: undefined, name: undefined };

/** What every page gets needs no account. */
async function askNothing(): Promise<never> {
  throw new Error('an auditor asks a site for nothing but its manifest');
}

async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new RegistryRefusal(`--evidence ${folder} is not a folder; unpack it first`);
}
