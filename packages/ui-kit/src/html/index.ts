export { SafeHtml } from './SafeHtml';
export { wordsOf } from './wordsOf';
