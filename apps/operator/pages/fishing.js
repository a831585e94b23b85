const net = document.querySelector('.shot');
const table = {
  start: (choice) => {
    const target = document.querySelector(`.target[data-choice="${choice}"]`);
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(net.ownerSVGElement.getScreenCTM().inverse());
    net.setAttribute('x2', point.x);
    net.setAttribute('y2', point.y);
    net.setAttribute('visibility', 'visible');
  },
  stop: () => net.setAttribute('visibility', 'hidden'),
  show: (shown, choice) => {
    table.stop();
    if (shown[0] !== 'caught') return;
    const target = document.querySelector(`.target[data-choice="${choice}"]`);
    target.setAttribute('opacity', '.15');
    setTimeout(() => target.setAttribute('opacity', '1'), 1200);
  },
};
