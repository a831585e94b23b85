const dice = [...document.querySelectorAll('.die')];
const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
const table = {
  start: () => dice.forEach((die) => die.classList.add('shakes')),
  stop: () => dice.forEach((die) => die.classList.remove('shakes')),
  show: (shown) => {
    table.stop();
    dice.forEach((die, index) => {
      die
        .querySelectorAll('circle')
        .forEach((pip, place) => pip.setAttribute('visibility', pips[shown[index]].includes(place) ? 'visible' : 'hidden'));
    });
  },
};
