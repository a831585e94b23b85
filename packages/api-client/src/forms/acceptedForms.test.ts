import * as v from 'valibot';
import { getRedPacketRecords } from '../endpoints/promotions';
import { getTurnover } from '../endpoints/wallet';
import { acceptedForms } from './acceptedForms';
import { miniAppToken } from './calls/miniAppToken';
import { payRange } from './calls/payRange';
import { payTargets } from './calls/payTargets';
import { percent } from './calls/percent';
import { readAnswer } from './envelope';
import { parseAnswer } from './parseAnswer';
import { flag, listOf, moment, money, moneyOrZero, numeric, pageOf, text } from './values';

const by = (schema: v.GenericSchema) => (value: unknown) => v.parse(schema, value);

/** What reads the forms of each value. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: by(numeric),
  boolean: by(flag),
  text: by(text),
  money: by(money),
  'money that may be missing': by(moneyOrZero),
  time: by(moment),
  list: by(listOf(v.string())),
  page: by(pageOf(v.string())),
  'message of a refusal': (message) => {
    try {
      return readAnswer(getTurnover, { status: 200, data: { code: 500, message } }, {});
    } catch (error) {
      return (error as Error).message;
    }
  },
  'whole number above 2^53': (value) => value,
  '`cardlist` of `POST /api/payinfo`': by(payTargets),
  'limits of `POST /api/getPayRange`': by(payRange),
  'answer of `POST /api/telegram/auto-login`': by(miniAppToken),
  'answer of `GET /api/userredpacket`': by(getRedPacketRecords.answer),
  'rebate of `POST /api/uservip`': by(percent),
};

it.each(acceptedForms.map(({ of, form, read }) => [of, form, read]))('%s %s is read as %s', (of, form, read) => {
  const sent = (parseAnswer(`{"value": ${form}}`) as { value: unknown }).value;
  expect(JSON.stringify(readers[of]?.(sent))).toBe(read);
});
