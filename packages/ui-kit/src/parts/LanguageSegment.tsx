import { Segment } from './Segment';

/** Each in its own language, like the label: players who cannot read the site can change it. */
const options = [
  { value: 'default', label: '中 · EN' },
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
] as const;

type Language = (typeof options)[number]['value'];

/** The choice of what the site is written in: its own wording, which is mixed, all Chinese or all English. */
export function LanguageSegment({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  return <Segment label="语言 · Language" value={value} onChange={onChange} options={options} />;
}
