export { type Pages, type PagesOptions, usePages } from './usePages';
