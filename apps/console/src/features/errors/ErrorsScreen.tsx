import type { ErrorReport } from '@parlour/release-contract/api';
import { isWanted, titleOf } from '@parlour/release-contract/errorGroup';
import { Card, Skeleton, theme, type } from '@parlour/ui-kit';
import { EmptyState, Sheet } from '@parlour/ui-kit/parts';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { formatCount } from '#figures';
import { ERROR_HOURS, useErrors } from '#live';
import { AsyncContent, Filters, PageHeader, useIsWide } from '#parts';
import { ErrorDetails } from './ErrorDetails';
import { ErrorRow } from './ErrorRow';

/** What failed in players' pages, in groups, with the lines of source. */
export function ErrorsScreen() {
  const [params] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const filter = { app: read('app'), release: read('release'), screen: read('screen') };
  return (
    <>
      <PageHeader title="Errors" sub={`What failed in players' pages in the last ${ERROR_HOURS} hours`} />
      <AsyncContent answer={useErrors(filter)} subject="Errors" skeleton={<Skeleton height={420} radius="card" />}>
        {(report) => <Groups report={report} filter={filter} />}
      </AsyncContent>
    </>
  );
}

interface GroupsProps {
  readonly report: ErrorReport;
  /** Empty for all. */
  readonly filter: Readonly<Record<'app' | 'release' | 'screen', string>>;
}

function Groups({ report: { apps, releases, screens, groups, total }, filter }: GroupsProps) {
  const isWide = useIsWide();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('error') ?? '';
  const write = (changes: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...filter, error: chosen, ...changes }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true });
  };
  // The previous errors stay until the new ones arrive.
  const shown = groups.filter((group) => isWanted(group, filter));
  const selected = shown.find(({ id }) => id === chosen) ?? (isWide ? shown[0] : undefined);
  const filters = [
    { name: 'app', label: 'App', all: 'All apps', values: apps },
    { name: 'release', label: 'Release', all: 'All releases', values: releases },
    { name: 'screen', label: 'Screen', all: 'All screens', values: screens },
  ] as const;
  if (groups.length === 0 && apps.length === 0)
    return <EmptyState title="No errors" text={`No page reported any in the last ${ERROR_HOURS} hours.`} />;
  return (
    <>
      <FilterRow>
        <Filters
          filters={filters}
          chosen={filter}
          onChoose={(name, value) => write({ ...(name === 'app' && { release: '', screen: '' }), [name]: value })}
        />
      </FilterRow>
      {shown.length === 0 ? (
        <EmptyState title="No matches" text="No error matches these filters." />
      ) : (
        <Halves>
          <Card as="section" aria-label="Errors" data-flush>
            <ul>
              {shown.map((group) => (
                <ErrorRow
                  key={group.id}
                  group={group}
                  isSelected={isWide && group === selected}
                  onSelect={() => write({ error: group.id })}
                />
              ))}
            </ul>
            {total > groups.length && <Note>And {formatCount(total - groups.length)} more on fewer pages.</Note>}
          </Card>
          {isWide && selected && (
            <Panel as="section" aria-label={titleOf(selected)}>
              <ErrorDetails group={selected} hasTitle />
            </Panel>
          )}
        </Halves>
      )}
      {!isWide && (
        <Sheet open={selected !== undefined} onClose={() => write({ error: '' })} title={selected?.name ?? ''}>
          {selected && <ErrorDetails group={selected} />}
        </Sheet>
      )}
    </>
  );
}

const FilterRow = styled.div`
  margin-top: 12px;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: 16px;
  margin-top: 16px;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Note = styled.p`
  padding: 12px 20px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Panel = styled(Card)`
  position: sticky;
  top: 24px;
  max-height: calc(100vh - 48px);
  overflow: auto;
  outline-color: ${theme.color.accent};
`;
