export { PlanDialog } from './PlanDialog';
export { PlanProvider } from './PlanProvider';
export { usePlan } from './planContext';
