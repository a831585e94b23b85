const reels = [...document.querySelectorAll('.reel')];
const face = (reel, symbol) => reel.querySelector('use').setAttribute('href', `#${symbol}`);
const table = {
  start: () => reels.forEach((reel) => reel.classList.add('spins')),
  stop: () => reels.forEach((reel) => reel.classList.remove('spins')),
  show: (shown) => {
    table.stop();
    reels.forEach((reel, index) => face(reel, shown[index]));
  },
};
