export { SafeHtml } from './SafeHtml';
export { htmlToText } from './htmlToText';
