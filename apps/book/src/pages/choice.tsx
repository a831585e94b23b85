import { RadioCard, RadioGroup, Switch, SwitchRow } from '@parlour/ui-kit/parts';
import { Coins, Landmark } from 'lucide-react';
import { definePage } from '../definePage';
import { Focused } from '../Focused';
import { Held } from '../Held';
import { Row } from '../Row';
import type { Say } from '../sampleWords';

const select = () => undefined;

const methods = (say: Say) => [
  { value: 'bank', label: say('Bank'), sub: say('Comes within minutes'), icon: <Landmark aria-hidden /> },
  { value: 'usdt', label: 'USDT', sub: 'TRC20', icon: <Coins aria-hidden />, tint: '#1BA27A' },
  { value: 'off', label: say('Transfer'), disabled: true },
];

export const choice = definePage({
  title: 'RadioGroup, RadioCard, Switch',
  of: ['RadioGroup', 'RadioCard', 'Switch', 'SwitchRow', 'rovingFocus', 'tabStop'],
  states: (say) => ({
    group: (
      <Held from="bank">
        {(value, hold) => <RadioGroup label={say('Method')} name="method" value={value} onChange={hold} options={methods(say)} />}
      </Held>
    ),
    'group, failed': (
      <RadioGroup
        label={say('Method')}
        name="method"
        value={undefined}
        onChange={select}
        options={methods(say).slice(0, 2)}
        errorId="missing"
      />
    ),
    'group, focused': (
      <Focused>
        <RadioGroup
          label={say('Network')}
          name="network"
          value="TRC20"
          onChange={select}
          columns={3}
          options={[
            { value: 'TRC20', label: 'TRC20' },
            { value: 'ERC20', label: 'ERC20' },
          ]}
        />
      </Focused>
    ),
    card: (
      <div role="radiogroup" aria-label={say('Method')}>
        <RadioCard value="one" label={say('Bank')} sub={say('Comes within minutes')} checked onSelect={select} />
      </div>
    ),
    switch: (
      <Row>
        <Held from={false}>{(on, hold) => <Switch label={say('Auto transfer')} checked={on} onChange={hold} />}</Held>
        <Held from={true}>{(on, hold) => <Switch label={say('Auto transfer')} checked={on} onChange={hold} />}</Held>
        <Switch label={say('Auto transfer')} checked={false} onChange={select} disabled />
        <Switch label={say('Auto transfer')} checked onChange={select} disabled />
      </Row>
    ),
    'row with a switch': (
      <Held from={true}>
        {(on, hold) => (
          <SwitchRow label={say('Auto transfer')} sub={say('Money arrives in your wallet')} checked={on} onChange={hold} />
        )}
      </Held>
    ),
  }),
});
