import { pathTo, usePlatform, useQueryParams } from '@parlour/platform';

export type FilterName = 'date' | 'type' | 'api_type' | 'state';

/** The filters in the address; a choice replaces the address, so that back and reload preserve it. */
export function useFilters(path: string) {
  const { navigation } = usePlatform();
  const query = useQueryParams();
  const choose = (changes: Readonly<Partial<Record<FilterName, string | number | undefined>>>) => {
    const names: readonly FilterName[] = ['type', 'date', 'api_type', 'state'];
    const parameters = names.map((name) => [name, (name in changes ? changes[name] : query.get(name)) || undefined]);
    navigation.go(pathTo(path, Object.fromEntries(parameters)), { replace: true });
  };
  return { query, choose };
}
