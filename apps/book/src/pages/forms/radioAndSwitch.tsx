import { RadioCard, RadioGroup, Switch, SwitchRow } from '@parlour/ui-kit/parts';
import { Coins, Landmark } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';
import { WithState } from '../../WithState';
import { Row } from '../../Row';
import type { Translate } from '../../sampleTexts';

const select = () => undefined;

const methods = (t: Translate) => [
  { value: 'bank', label: t('Bank'), sub: t('Comes within minutes'), icon: <Landmark aria-hidden /> },
  { value: 'usdt', label: 'USDT', sub: 'TRC20', icon: <Coins aria-hidden />, tint: '#1BA27A' },
  { value: 'off', label: t('Transfer'), disabled: true },
];

export const radioAndSwitch = definePage({
  title: 'RadioGroup, RadioCard, Switch',
  of: ['RadioGroup', 'RadioCard', 'Switch', 'SwitchRow', 'rovingFocus', 'tabStop'],
  states: (t) => ({
    group: (
      <WithState initial="bank">
        {(value, setValue) => (
          <RadioGroup label={t('Method')} name="method" value={value} onChange={setValue} options={methods(t)} />
        )}
      </WithState>
    ),
    'group, failed': (
      <RadioGroup
        label={t('Method')}
        name="method"
        value={undefined}
        onChange={select}
        options={methods(t).slice(0, 2)}
        errorId="missing"
      />
    ),
    'group, focused': (
      <Focused>
        <RadioGroup
          label={t('Network')}
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
      <div role="radiogroup" aria-label={t('Method')}>
        <RadioCard value="one" label={t('Bank')} sub={t('Comes within minutes')} checked onSelect={select} />
      </div>
    ),
    switch: (
      <Row>
        <WithState initial={false}>
          {(on, setValue) => <Switch label={t('Auto transfer')} checked={on} onChange={setValue} />}
        </WithState>
        <WithState initial={true}>
          {(on, setValue) => <Switch label={t('Auto transfer')} checked={on} onChange={setValue} />}
        </WithState>
        <Switch label={t('Auto transfer')} checked={false} onChange={select} disabled />
        <Switch label={t('Auto transfer')} checked onChange={select} disabled />
      </Row>
    ),
    'row with a switch': (
      <WithState initial={true}>
        {(on, setValue) => (
          <SwitchRow label={t('Auto transfer')} sub={t('Money arrives in your wallet')} checked={on} onChange={setValue} />
        )}
      </WithState>
    ),
  }),
});
