import type { Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { emptyDraft } from './draft';
import { closedPlan, type PlanEvent, planReducer, type PlanState } from './planReducer';

const change: Change = { kind: 'stop', name: 'lobby' };
const request = { change, reason: 'slow', draft: undefined, notice: undefined };
const allowed: Proposal = { isAllowed: true, expected: 214, checks: [], difference: ['lobby canary 3.13.0 → none'] };
const refused: Proposal = { ...allowed, isAllowed: false };

const planning: PlanState = { ...request, step: 'planning' };
const planned: PlanState = { ...request, step: 'planned', proposal: allowed };
const denied: PlanState = { ...request, step: 'planned', proposal: refused };
const applying: PlanState = { ...request, step: 'applying', proposal: allowed };
const unplanned: PlanState = { ...request, step: 'failed', failure: 'offline' };
const choosing: PlanState = { step: 'editing', draft: emptyDraft() };

it.each<[string, PlanState, PlanEvent, PlanState]>([
  ['opens the form', closedPlan, { type: 'formOpened', draft: emptyDraft() }, choosing],
  ['plans what is asked', closedPlan, { type: 'planRequested', change, reason: 'slow' }, planning],
  ['shows what was proposed', planning, { type: 'proposed', proposal: allowed }, planned],
  ['shows what was refused', planning, { type: 'proposed', proposal: refused }, denied],
  ['ignores a late proposal', closedPlan, { type: 'proposed', proposal: allowed }, closedPlan],
  ['says that it could not be planned', planning, { type: 'planFailed', message: 'offline' }, unplanned],
  ['plans again', unplanned, { type: 'retried' }, planning],
  ['takes another reason', planned, { type: 'reasonChanged', reason: 'worse' }, { ...planned, reason: 'worse' }],
  ['keeps the reason once it is sent', applying, { type: 'reasonChanged', reason: 'worse' }, applying],
  ['applies what is allowed', planned, { type: 'applyStarted' }, applying],
  ['never applies what is refused', denied, { type: 'applyStarted' }, denied],
  ['never applies twice', applying, { type: 'applyStarted' }, applying],
  ['is done', applying, { type: 'applied' }, closedPlan],
  [
    'keeps the plan when it could not be sent',
    applying,
    { type: 'applyFailed', message: 'offline' },
    { ...planned, notice: 'offline' },
  ],
  ['plans anew when it is out of date', planned, { type: 'outdated', notice: 'jun' }, { ...planning, notice: 'jun' }],
  ['plans anew when it came too late', applying, { type: 'outdated', notice: 'jun' }, { ...planning, notice: 'jun' }],
  ['stays open while it is sent', applying, { type: 'closed' }, applying],
  ['closes', planned, { type: 'closed' }, closedPlan],
  [
    'goes from a refusal to the form',
    denied,
    { type: 'formReopened' },
    { step: 'editing', draft: emptyDraft({ name: 'lobby', reason: 'slow' }) },
  ],
  [
    'goes from a refused step of a canary to its form',
    {
      ...denied,
      change: { kind: 'promote', releases: [{ name: 'lobby', version: '3.13.0' }], to: { kind: 'share', share: 500 } },
    },
    { type: 'formReopened' },
    { step: 'editing', draft: emptyDraft({ name: 'lobby', version: '3.13.0', share: 500, reason: 'slow' }) },
  ],
  [
    'goes back to the form as it was filled in',
    { ...denied, draft: emptyDraft({ name: 'lobby', version: '3.13.0' }) },
    { type: 'formReopened' },
    { step: 'editing', draft: emptyDraft({ name: 'lobby', version: '3.13.0', reason: 'slow' }) },
  ],
])('%s', (_story, before, event, after) => {
  expect(planReducer(before, event)).toEqual(after);
});
