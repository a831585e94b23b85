import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segment } from './Segment';

function Kinds({ as }: { as: 'tabs' | 'radio' }) {
  const [kind, setKind] = useState('usdt');
  return (
    <Segment
      label="Kind"
      as={as}
      name="type"
      panelId="cards"
      value={kind}
      onChange={setKind}
      options={[
        { value: 'usdt', label: '虚拟币' },
        { value: 'bank', label: '银行卡' },
      ]}
    />
  );
}

it('as tabs it selects with the arrows and names its panel', async () => {
  render(<Kinds as="tabs" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const bank = screen.getByRole('tab', { name: '银行卡', selected: true });
  expect(bank).toHaveFocus();
  expect(bank).toHaveAttribute('aria-controls', 'cards');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: '虚拟币', selected: true })).toHaveFocus();
});

it('as radios it checks one', async () => {
  render(<Kinds as="radio" />);
  await userEvent.click(screen.getByRole('radio', { name: '银行卡' }));
  expect(screen.getByRole('radio', { name: '银行卡' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '虚拟币' })).not.toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Kind' })).toHaveAttribute('data-field', 'type');
});

it('a count beside a word is not part of its name', () => {
  const options = [
    { value: '1', label: '公告', badge: '3' },
    { value: '2', label: '站内信' },
  ];
  render(<Segment label="Boxes" value="1" onChange={() => undefined} options={options} />);
  expect(screen.getByRole('radio', { name: '公告' })).toHaveTextContent('公告3');
  expect(screen.getByRole('radio', { name: '站内信' })).toHaveTextContent(/^站内信$/);
});
