// Its path before 0.4.4.
export { moneyOrUnknown } from '../forms/calls/moneyOrUnknown';
