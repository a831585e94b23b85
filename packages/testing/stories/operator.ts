import { newPerson } from './member';

const real = { realname: '林澜', code: 'R7kM' };

/** What a story does through the API itself, beside the page that is open. */
export interface Customer {
  readonly name: string;
  readonly password: string;
  /** Asks for a deposit in USDT; gives its order number. */
  deposit(amount: number): Promise<string>;
  /** Moves money as soon as there is any. */
  transfer(amount: number, sourcetype: string, targettype: string): Promise<void>;
  /** Bets one yuan at a table of the venue OB, as often as told. */
  bet(times: number): Promise<void>;
}

/** A new member of the site. */
export async function newCustomer(siteUrl: string): Promise<Customer> {
  const person = newPerson();
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
    const response = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { code, message, data } = await response.json();
    if (code !== 200) throw new Error(`${path}: ${message}`);
    return { message, data };
  };
  const { data } = await post('/api/register', { ...person, ...real, confirmPass: person.password });
  const token: string = data.api_token;
  return {
    ...person,
    deposit: async (amount) => (await post('/api/recharge', { paytype: 'usdt', amount, catepay: 'TRC20' }, token)).message,
    transfer: async (amount, sourcetype, targettype) => {
      for (let tries = 0; ; tries += 1) {
        try {
          await post('/api/transfer', { amount, sourcetype, targettype }, token);
          return;
        } catch (error) {
          if (tries === 60) throw error;
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    },
    bet: async (times) => {
      const game = { plat_name: 'OB', game_type: 0, game_code: 'baccarat', is_mobile_url: 1 };
      const { url } = (await post('/api/getGameUrl', game, token)).data;
      const session = new URL(url, siteUrl).searchParams.get('session');
      for (let count = 0; count < times; count += 1) await post('/demo/games/bet', { session, amount: '1', choice: 'player' });
    },
  };
}
