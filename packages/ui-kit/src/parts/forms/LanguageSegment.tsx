import { Segment } from './Segment';

interface LanguageSegmentProps<L extends string> {
  /**
   * The languages besides the default one, each named in its own language, so that players who cannot read the site can change
   * it.
   */
  readonly names: Readonly<Partial<Record<L, string>>>;
  /** Whether the default texts may be chosen; default: yes. */
  readonly hasDefault?: boolean;
  readonly value: NoInfer<L> | 'default';
  readonly onChange: (language: NoInfer<L> | 'default') => void;
}

/** The choice of the site's language: the default texts, which mix languages, or one language for all texts. */
export function LanguageSegment<L extends string>({ names, hasDefault = true, value, onChange }: LanguageSegmentProps<L>) {
  const translated = Object.entries(names as Readonly<Record<string, string>>).map(([language, label]) => ({
    value: language as L,
    label,
  }));
  const options = [...(hasDefault ? [{ value: 'default' as const, label: '中 · EN' }] : []), ...translated];
  return <Segment label="语言 · Language" value={value} onChange={onChange} options={options} />;
}
