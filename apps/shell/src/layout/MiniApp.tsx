import { useStore } from '@parlour/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from './shellContext';
import { followCover } from '../miniApp/followCover';
import { followTheme } from '../miniApp/followTheme';
import { listen, send } from '../miniApp/messenger';
import { closeDialog } from '../router/interceptStepsBack';

/** Connects the site with the messaging app that shows it: back button, colours, safe areas, confirmation before closing. */
export function MiniApp() {
  const { navigation, blockers } = useShell();
  const isBlocked = useStore(blockers.held).length > 0;
  const isHome = useLocation().pathname === '/';
  const hasDialog = useHasDialog();
  useEffect(() => {
    const updateCover = followCover();
    const themeFollower = followTheme();
    const stop = listen((event, data) => {
      if (event === 'back_button_pressed' && !closeDialog()) navigation.back();
      themeFollower.heard(event, data);
      updateCover(event, data);
    });
    for (const request of ['ready', 'expand', 'request_viewport', 'request_safe_area', 'request_content_safe_area']) {
      send(`web_app_${request}`);
    }
    send('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
    return () => {
      stop();
      themeFollower.stop();
    };
  }, [navigation]);
  // Without a back button in the messenger, the phone's own back gesture would close the messenger, even while a sheet on home is
  // open.
  useEffect(() => send('web_app_setup_back_button', { is_visible: !isHome || hasDialog }), [isHome, hasDialog]);
  useEffect(() => send('web_app_setup_closing_behavior', { need_confirmation: isBlocked }), [isBlocked]);
  return null;
}

function useHasDialog(): boolean {
  const [hasDialog, setHasDialog] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(() => setHasDialog(document.querySelector('dialog[open]') !== null));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return hasDialog;
}
