import { applyTheme, GlobalStyles, measureTextScale } from '@parlour/ui-kit';
import { ContrastStyle } from '@parlour/ui-kit/parts';
import { createRoot } from 'react-dom/client';
import { Book } from './Book';
import { settings } from './settings';
import { ScreenshotStyle } from './ScreenshotStyle';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root element.');
applyTheme(settings.theme);
document.documentElement.lang = settings.language;
// A screenshot has a font of its own.
if (!settings.isScreenshot) measureTextScale();
createRoot(root).render(
  <GlobalStyles>
    <ContrastStyle />
    {settings.isScreenshot && <ScreenshotStyle />}
    <Book />
  </GlobalStyles>,
);
