export { news } from '../features/example/exampleTexts.en';
