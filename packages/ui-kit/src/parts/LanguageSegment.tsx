import { Segment } from './Segment';

/** Each in its own words, and so is what they are a choice of: whoever cannot read the site finds a way out of it. */
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
