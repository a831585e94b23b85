export { useServerNow } from './serverNow';
