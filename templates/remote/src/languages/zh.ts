export { news } from '../features/example/exampleTexts.zh';

/** What the card says. */
export const routes = {
  'Example is not reachable': '消息暂时无法打开',
  Example: '消息',
};
