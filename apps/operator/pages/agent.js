document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[role="status"]').textContent = 'The agent desk of this demo has no accounts. 演示环境未开放代理后台。';
});
