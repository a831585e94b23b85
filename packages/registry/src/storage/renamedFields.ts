/** Earlier names of fields in descriptors and manifests, which cannot be renamed because they are signed. */
const renamed: Readonly<Record<string, string>> = { bill: 'sbom', contract: 'platformVersion', firstCalls: 'initialCalls' };

/** A stored document with the present names of its fields. */
export function withCurrentNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCurrentNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [renamed[name] ?? name, withCurrentNames(inner)]));
}
