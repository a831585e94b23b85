export { news } from '../features/example/exampleTexts.zh';
