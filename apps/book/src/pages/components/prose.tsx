import { VisuallyHidden } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { definePage } from '../../definePage';

const article = `<h2>Spring gift</h2><p>Deposit <b>¥100</b> and <a href="#/prose">read the terms</a>.</p>
<ul><li>once a day</li><li>until midnight</li></ul><blockquote>No luck without rest.</blockquote>
<table><tr><th>VIP</th><th>%</th></tr><tr><td>1</td><td>0.4</td></tr></table>`;

export const prose = definePage({
  title: 'SafeHtml, VisuallyHidden',
  of: ['SafeHtml', 'VisuallyHidden', 'htmlToText'],
  states: (t) => ({
    'an article of the backend': <SafeHtml html={article} />,
    'words for screen readers': (
      <p>
        ★ <VisuallyHidden>{t('Favourites')}</VisuallyHidden>
      </p>
    ),
  }),
});
