const ball = document.querySelector('.ball');
const score = document.querySelector('.score');
const table = {
  start: () => {
    ball.classList.add('shakes');
    score.textContent = '– : –';
  },
  stop: () => ball.classList.remove('shakes'),
  show: (shown) => {
    table.stop();
    score.textContent = shown.join(' : ');
  },
};
