import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { Cherry, Dices, Gamepad2, Spade, Ticket, Volleyball } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { rebateRows } from './vipTable';
import { vipTexts } from './vipTexts';

const icons = {
  realperson: Dices,
  sport: Volleyball,
  e_sport: Gamepad2,
  joker: Spade,
  electron: Cherry,
  lottery: Ticket,
} as const;

/** A level's rebates, with bars relative to the highest one. */
export function RebateTable({ level }: { level: VipLevel }) {
  const texts = useTexts(vipTexts);
  const headingId = useId();
  return (
    <section>
      <Heading id={headingId}>{texts.rebates}</Heading>
      <Card data-flush>
        <Table aria-labelledby={headingId}>
          <tbody>
            {rebateRows(level).map(({ category, rate, share }) => {
              const Icon = icons[category];
              return (
                <tr key={category}>
                  <th scope="row">
                    <div>
                      <Icon size={20} strokeWidth={1.75} aria-hidden />
                      <span>{texts.category[category]}</span>
                    </div>
                  </th>
                  <td>
                    <div>
                      <Bar aria-hidden>
                        <span style={{ width: `${share}%` }} />
                      </Bar>
                      <span>{rate}</span>
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Card>
    </section>
  );
}

const Heading = styled.h2`
  padding: 8px 4px 10px;
  ${type.heading}
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & tr + tr {
    background: linear-gradient(${theme.color.hairline}, ${theme.color.hairline}) 50% 0 / calc(100% - 32px) 1px no-repeat;
  }
  & :is(th, td) {
    height: 44px;
    padding: 0 16px;
    font-size: 14px;
    font-weight: 550;
    text-align: left;
  }
  & td {
    white-space: nowrap;
  }
  & th {
    width: 46%;
    padding-right: 0;
  }
  & :is(th, td) > div {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & svg {
    flex: none;
    color: ${theme.color.text2};
  }
  @media (max-width: 279px) {
    & :is(svg, td [aria-hidden]) {
      display: none;
    }
  }
`;

const Bar = styled.span`
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: ${theme.color.pressed};
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.color.accent};
    transition: width ${theme.motion.move};
  }
`;
