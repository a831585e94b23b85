const round = JSON.parse(document.getElementById('round').textContent);
const stakes = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const form = document.querySelector('form');
const say = document.querySelector('.say');
const balance = document.querySelector('.wallet .money');
const stake = document.querySelector('output');
const betButton = document.querySelector('.bet');
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const MIN_SHOW_MS = isCalm ? 0 : 900;
let place = stakes.indexOf(10);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const yuan = (amount) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function tell(words, state = '') {
  say.textContent = words;
  say.dataset.state = state;
}

function showStake() {
  stake.textContent = `¥${yuan(`${stakes[place]}.00`)}`;
}

function step(by) {
  place = Math.min(stakes.length - 1, Math.max(0, place + by));
  showStake();
}

async function send(choice) {
  const response = await fetch('/demo/games/bet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID?.() ?? String(Math.random()) },
    body: JSON.stringify({ session: round.session, amount: String(stakes[place]), choice }),
  });
  return response.json();
}

async function bet() {
  if (betButton.disabled) return;
  betButton.disabled = true;
  tell('');
  const choice = new FormData(form).get('choice') ?? 'spin';
  table.start(choice);
  try {
    const [answer] = await Promise.all([send(choice), pause(MIN_SHOW_MS)]);
    if (answer.code !== 200) {
      table.stop();
      tell(answer.message, 'refused');
      return;
    }
    const { data } = answer;
    balance.textContent = `¥${yuan(data.balance)}`;
    if (data.status === 2) {
      table.stop();
      tell('Ticket placed. It settles within two minutes.', 'open');
      return;
    }
    table.show(data.shown, choice);
    const isWin = !data.win_loss.startsWith('-') && Number(data.win_loss) > 0;
    tell(
      isWin ? `+${yuan(data.payout)}` : data.payout === '0.00' ? 'Not this time' : `¥${yuan(data.payout)} back`,
      isWin ? 'won' : 'lost',
    );
  } catch {
    table.stop();
    tell('No connection, please try again', 'refused');
  } finally {
    betButton.disabled = false;
  }
}

// A click, not a submission: a sandboxed frame may not be allowed to submit forms.
betButton.addEventListener('click', () => void bet());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void bet();
});
document.querySelector('[data-step="-1"]').addEventListener('click', () => step(-1));
document.querySelector('[data-step="1"]').addEventListener('click', () => step(1));
for (const target of document.querySelectorAll('.target')) {
  target.addEventListener('click', () => {
    form.querySelector(`[value="${target.dataset.choice}"]`).checked = true;
    void bet();
  });
}
showStake();
