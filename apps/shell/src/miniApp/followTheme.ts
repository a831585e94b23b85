import { applyTheme } from '@parlour/ui-kit';
import { type Heard, send } from './messenger';
import { storeMessengerTheme, effectiveTheme, storedThemeChoice } from '../device/effectiveTheme';

/** Follows the messaging app's theme until the player chooses one, and sets the app's frame to the site's background colour. */
export function followTheme(): { readonly heard: Heard; readonly stop: () => void } {
  const paint = () => {
    const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
    if (color === undefined) return;
    send('web_app_set_header_color', { color });
    send('web_app_set_background_color', { color });
    send('web_app_set_bottom_bar_color', { color });
  };
  const painter = new MutationObserver(paint);
  painter.observe(document.head, { subtree: true, attributeFilter: ['content'] });
  paint();
  return {
    heard: (event, { theme_params: params }) => {
      if (event !== 'theme_changed') return;
      storeMessengerTheme(params);
      const choice = storedThemeChoice();
      applyTheme(effectiveTheme(choice) ?? choice);
    },
    stop: () => painter.disconnect(),
  };
}
