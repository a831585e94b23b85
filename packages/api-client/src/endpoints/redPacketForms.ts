// Its path before 0.4.4.
export { redPacketForms } from '../forms/calls/redPacketForms';
