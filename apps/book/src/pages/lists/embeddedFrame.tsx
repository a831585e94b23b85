import { EmbeddedFrame } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';

/** A URL that never answers (`packages/e2e/book`). */
const silent = new URL('silent', location.href);
const foreign = new URL('data:text/html,<body style="background:gray">');

export const embeddedFrame = definePage({
  title: 'EmbeddedFrame',
  of: ['EmbeddedFrame', 'framedAddress', 'sandboxOf', 'downloadAddress'],
  states: (t) => ({
    loading: (
      <div style={{ height: 160 }}>
        <EmbeddedFrame address={silent} title={t('Loading the game')} />
      </div>
    ),
    'loaded, from elsewhere': (
      <div style={{ height: 160 }}>
        <EmbeddedFrame address={foreign} title={t('Customer service')} />
      </div>
    ),
  }),
});
