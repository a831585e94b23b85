import { EmbeddedFrame } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';

/** An address that the book's server never answers. */
const silent = new URL('silent', location.href);
const foreign = new URL('data:text/html,<body style="background:gray">');

export const embeddedFrame = definePage({
  title: 'EmbeddedFrame',
  of: ['EmbeddedFrame', 'framedAddress', 'sandboxOf', 'downloadAddress'],
  states: (say) => ({
    loading: (
      <div style={{ height: 160 }}>
        <EmbeddedFrame address={silent} title={say('Loading the game')} />
      </div>
    ),
    'loaded, from elsewhere': (
      <div style={{ height: 160 }}>
        <EmbeddedFrame address={foreign} title={say('Customer service')} />
      </div>
    ),
  }),
});
