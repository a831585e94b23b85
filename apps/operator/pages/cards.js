const cards = [...document.querySelectorAll('.card')];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];
const table = {
  start: () => cards.forEach((card) => card.classList.add('turns')),
  stop: () => cards.forEach((card) => card.classList.remove('turns')),
  show: (shown) => {
    table.stop();
    cards.forEach((card, index) => {
      const suit = suits[Math.floor(Math.random() * suits.length)];
      card.querySelector('.back').setAttribute('visibility', 'hidden');
      card.querySelector('.face').setAttribute('fill', suit === '♥' || suit === '♦' ? '#C8283E' : '#1B1E2B');
      card.querySelectorAll('text').forEach((text, place) => (text.textContent = place === 0 ? ranks[shown[index] - 1] : suit));
    });
  },
};
