import { useTexts } from '@parlour/platform';
import { formatMoney, Money, sizeUpTo, theme, type } from '@parlour/ui-kit';
import { CircleCheck, CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import { eligibilityOf, mostOf } from './packetRules';
import { clockOf, windowOfDeposits, windowsOf } from './packetWindows';
import { packetTexts } from './packetTexts';
import type { PacketInfo } from './useGrab';

/** Requirement and reward of each rule, and whether the member meets the conditions. */
export function PacketRules({ info }: { info: PacketInfo }) {
  const texts = useTexts(packetTexts);
  const eligibility = eligibilityOf(info);
  const Icon = eligibility === 'ready' ? CircleCheck : CircleDashed;
  const window = windowOfDeposits(windowsOf(info.rules));
  return (
    <Card as="section" aria-label={texts.rules}>
      <Eligibility data-state={eligibility}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span>{texts.eligibility[eligibility](info.sendnums, mostOf(info))}</span>
      </Eligibility>
      {info.rules.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.columns.time}</th>
              <th scope="col">{texts.columns.recharge}</th>
              <th scope="col">{texts.columns.flow}</th>
              <th scope="col">{texts.columns.money}</th>
            </tr>
          </thead>
          <tbody>
            {info.rules.map((rule, index) => (
              <tr key={index}>
                <td>{`${clockOf(rule.start_time) ?? rule.start_time} – ${clockOf(rule.end_time) ?? rule.end_time}`}</td>
                <td>{`¥${whole(rule.recharge)}`}</td>
                <td>{whole(rule.day_flow)}</td>
                <td>
                  <Money unmasked value={rule.flow_money} tone="auto" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {window && <p>{texts.counting(window.end, window.start)}</p>}
    </Card>
  );
}

/** An amount without decimals if they are zero. */
function whole(sum: string): string {
  return formatMoney(sum).replace(/\.00$/, '');
}

const Card = styled.div`
  padding: 6px 16px 14px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  ${type.caption}
  table {
    width: 100%;
    border-collapse: collapse;
    ${sizeUpTo(13, 17)}
  }
  th {
    padding: 10px 8px 10px 0;
    font-weight: 400;
    text-align: left;
    color: ${theme.color.text2};
  }
  td {
    height: 36px;
    padding: 4px 8px 4px 0;
    border-top: 1px solid ${theme.color.hairline};
    white-space: nowrap;
  }
  td:first-child {
    white-space: normal;
  }
  :is(th, td):last-child {
    padding-right: 0;
    text-align: right;
  }
  & > p {
    padding-top: 10px;
    color: ${theme.color.text2};
  }
  @media (max-width: 279px) {
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    td:nth-child(n + 3) {
      border: 0;
    }
  }
  @media (max-width: 359px) {
    td,
    th {
      padding-right: 4px;
      font-size: 12px;
    }
  }
`;

const Eligibility = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  ${type.label}
  &[data-state='ready'] > svg {
    color: ${theme.color.gold};
  }
`;
