// Comes before the boot script, and runs in browsers of any age: the build compiles it to ES5 and bundles nothing with it.
// A browser older than the supported ones (docs/browsers.md) gets a page that says so and leads to customer service.

(() => {
  if (isSupported()) return;
  // Neither the boot script nor the shell is run.
  window.stop();
  const text = document.createElement('p');
  text.appendChild(document.createTextNode('Your browser is too old for this site. Please update it.'));
  text.appendChild(document.createElement('br'));
  text.appendChild(document.createTextNode('您的浏览器版本过低，请更新后再访问'));
  const box = document.createElement('div');
  box.id = 'failed';
  box.setAttribute('role', 'alert');
  box.appendChild(text);
  const body = document.createElement('body');
  body.appendChild(box);
  document.body = body;
  askForService((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.appendChild(document.createTextNode('Customer service · 联系客服'));
    box.appendChild(link);
  });

  function isSupported(): boolean {
    try {
      // Missing in Safari before 16.4, in Firefox before 112, and in Chrome before 108.
      return new RegExp('(?<=a)b').test('ab') && 'inert' in HTMLElement.prototype && CSS.supports('height', '1dvh');
    } catch {
      return false;
    }
  }

  function askForService(show: (address: string) => void): void {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/getservicerurl');
    request.setRequestHeader('Content-Type', 'application/json');
    request.addEventListener('load', () => {
      const { data } = JSON.parse(request.responseText);
      if (/^(https?:\/)?\//.test(data.url)) show(data.url);
    });
    request.send('{}');
  }
})();
