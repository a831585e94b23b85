import { applyTheme, GlobalStyles } from '@parlour/ui-kit';
import { ContrastStyle } from '@parlour/ui-kit/parts';
import { createRoot } from 'react-dom/client';
import { Book } from './Book';
import { settings } from './settings';
import { StillStyle } from './StillStyle';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
applyTheme(settings.theme);
document.documentElement.lang = settings.language;
createRoot(root).render(
  <GlobalStyles>
    <ContrastStyle />
    {settings.isStill && <StillStyle />}
    <Book />
  </GlobalStyles>,
);
