import { firstBrokenRule } from '@parlour/platform/forms';
import { type AgencyFields, agencyRules, tidied } from './agencyRules';
import { agencyTexts } from './agencyTexts';

const brokenRuleMessage = (fields: AgencyFields) => {
  const broken = firstBrokenRule(agencyRules, tidied(fields));
  return broken && `${broken.field}: ${broken.text(agencyTexts.default.rules)}`;
};

it.each([
  ['13800138000', 'I know many players', undefined],
  ['138 0013 8000', 'x', undefined],
  ['', '', 'mobile: 请输入正确手机号'],
  ['1380013800', '', 'mobile: 请输入正确手机号'],
  ['1380013800', 'x', 'mobile: 请输入正确手机号'],
  ['13800138000', '', 'apply_info: 请输入申请理由'],
  ['13800138000', ' \n ', 'apply_info: 请输入申请理由'],
])('mobile %p and reason %p: %p', (mobile, apply_info, message) => {
  expect(brokenRuleMessage({ mobile, apply_info })).toBe(message);
});

it('spaces around words and inside of numbers are not sent', () => {
  expect(tidied({ mobile: ' 86 138 ００１３ 8000', apply_info: ' a  b\n' })).toEqual({
    mobile: '8613800138000',
    apply_info: 'a  b',
  });
});
