import semver from 'semver';
import { type Contract, type Fields, type Form, OR } from './contract';

/** What a change requires of a backend: `major`, another answer or call; `minor`, nothing; `patch`, only texts differ. */
type Step = 'major' | 'minor' | 'patch';

interface Change {
  readonly step: Step;
  readonly what: string;
}

/** What differs between two versions of the contract (docs/api/CHANGELOG.md has the rule in words). */
export function changesBetween(before: Contract, after: Contract): readonly Change[] {
  const sent = reachable(
    after,
    Object.values(after.calls).map(({ sends }) => sends),
  );
  const answered = reachable(
    after,
    Object.values(after.calls).map(({ answers }) => answers),
  );
  const ofCalls = [...new Set([...Object.keys(before.calls), ...Object.keys(after.calls)])].flatMap((name) => {
    const [old, now] = [before.calls[name], after.calls[name]];
    if (now === undefined) return [{ step: 'minor', what: `${name} is no longer called` } as const];
    if (old === undefined) return [{ step: now.isOptional ? 'minor' : 'major', what: `${name} is called` } as const];
    const isMoved = old.at !== now.at || (old.isOptional && !now.isOptional);
    return [
      ...(isMoved ? [{ step: 'major', what: `${name} is ${now.at}${now.isOptional ? '' : ', and not optional'}` } as const] : []),
      ...changesIn(name, old.sends, now.sends, 'sent'),
      ...changesIn(name, old.answers, now.answers, 'answered'),
    ];
  });
  const ofModels = Object.entries(after.models).flatMap(([name, now]) => {
    const old = before.models[name];
    if (old === undefined) return [];
    return [
      ...(sent.has(name) ? changesIn(name, old, now, 'sent') : []),
      ...(answered.has(name) ? changesIn(name, old, now, 'answered') : []),
    ];
  });
  const changes = [...ofCalls, ...ofModels];
  const isReworded = changes.length === 0 && before.sha256 !== after.sha256;
  return isReworded ? [{ step: 'patch', what: 'its words or examples' }] : changes;
}

/** Why a document may not follow the released one, as a sentence; undefined if it may. */
export function refusalOf(before: Contract, after: Contract, changeLog: string): string | undefined {
  const changes = changesBetween(before, after);
  const step = (['major', 'minor', 'patch'] as const).find((one) => changes.some((change) => change.step === one));
  const needed = step === undefined ? before.version : (semver.inc(before.version, step) ?? before.version);
  if (semver.lt(after.version, needed)) {
    const list = changes.filter((change) => change.step === step).map(({ what }) => what);
    return `The document changed since ${before.version} (${step}: ${list.join('; ')}): raise the version in packages/api-types/package.json to ${needed} at least.`;
  }
  if (changeLog.includes(`\n## ${after.version}\n`)) return undefined;
  return `docs/api/CHANGELOG.md says nothing of ${after.version}.`;
}

function changesIn(name: string, old: Form | Fields, now: Form | Fields, way: 'sent' | 'answered'): Change[] {
  if (isForm(old) || isForm(now))
    return isForm(old) && isForm(now) ? formChanges(name, old, now, way) : [{ step: 'major', what: name }];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)].map((field) => field.replace('?', '')))];
  return names.flatMap((field) => {
    const place = `${name}.${field}`;
    const [was, is] = [old[field] ?? old[`${field}?`], now[field] ?? now[`${field}?`]];
    const [wasNeeded, isNeeded] = [field in old, field in now];
    if (was === undefined)
      return [{ step: isNeeded && way === 'answered' ? 'major' : 'minor', what: `${place} is new` } as const];
    if (is === undefined) return [{ step: wasNeeded && way === 'sent' ? 'major' : 'minor', what: `${place} is gone` } as const];
    // Backends rely on required request fields, and may not send fields of answers that were optional.
    const isBreaking = way === 'sent' ? wasNeeded && !isNeeded : isNeeded && !wasNeeded;
    const need = `${place} is ${isNeeded ? 'always there' : 'not always there'}`;
    return [
      ...(wasNeeded === isNeeded ? [] : [{ step: isBreaking ? 'major' : 'minor', what: need } as const]),
      ...formChanges(place, was, is, way),
    ];
  });
}

/** An old backend remains compatible if more answers are allowed and fewer requests are possible. */
function formChanges(place: string, old: Form, now: Form, way: 'sent' | 'answered'): Change[] {
  const [before, after] = [old.split(OR), now.split(OR)];
  if (old === now) return [];
  const [fewer, more] = way === 'sent' ? [after, before] : [before, after];
  return [{ step: fewer.every((one) => more.includes(one)) ? 'minor' : 'major', what: `${place} is ${now}` }];
}

/** The names of the models that these forms consist of. */
function reachable({ models }: Contract, all: readonly (Form | Fields)[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (form: Form | Fields): void => {
    for (const one of (isForm(form) ? [form] : Object.values(form)).flatMap((forms) => forms.split(OR))) {
      const name = one.replace('[]', '');
      const model = models[name];
      if (model === undefined || found.has(name)) continue;
      found.add(name);
      visit(model);
    }
  };
  all.forEach(visit);
  return found;
}

const isForm = (value: Form | Fields): value is Form => typeof value === 'string';
