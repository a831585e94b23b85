import type { Exchange, Finding } from '../check';
import { plainExchange } from './exchanges';
import { detailsOf, isFit } from './lines';

/** The findings as one document for programs; docs/for-operators.md describes its fields. */
export function documentOf(origin: string, findings: readonly Finding[], exchanges?: readonly Exchange[]) {
  return {
    origin,
    isFit: isFit(findings),
    findings: findings.map(({ endpoint, with: way = '', verdict }) => ({
      name: endpoint.name,
      method: endpoint.method,
      path: endpoint.path,
      way,
      result: verdict.kind,
      details: detailsOf(verdict),
      misfits: verdict.kind === 'misfit' ? verdict.misfits : [],
    })),
    ...(exchanges && { exchanges: exchanges.map(plainExchange) }),
  };
}
