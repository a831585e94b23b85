export { firstBrokenRule, type Rule } from './rules';
export { type Form, useForm } from './useForm';
