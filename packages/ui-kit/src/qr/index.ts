export { QrPaper, type QrPaperProps } from './QrPaper';
