const chat = document.querySelector('.chat');
const answers = [
  [/deposit|recharge|充值|存款/i, 'Deposits are reviewed within a few minutes. 请提供订单号，我来为您查询。'],
  [
    /withdraw|提款|提现|取款/i,
    'A withdrawal needs the turnover of your deposits done once. It is paid right after review. 审核通过后立即到账。',
  ],
  [/password|密码/i, 'You change both passwords under Account security. 忘记密码时，我们会先核实您的身份。'],
  [/rebate|返水/i, 'Rebates wait in the rebate centre until you claim them. 返水可随时领取。'],
];

function say(words, isMine) {
  const line = document.createElement('li');
  line.textContent = words;
  if (isMine) line.className = 'mine';
  chat.append(line);
  line.scrollIntoView({ block: 'nearest' });
}

function ask(words) {
  say(words, true);
  const known = answers.find(([topic]) => topic.test(words));
  setTimeout(
    () => say(known ? known[1] : 'Thank you, a colleague reads this and answers here. 请稍候，客服马上为您服务。', false),
    500,
  );
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = event.target.elements.words;
  if (field.value.trim() !== '') ask(field.value.trim());
  field.value = '';
});
for (const topic of document.querySelectorAll('.topics button')) topic.addEventListener('click', () => ask(topic.textContent));
