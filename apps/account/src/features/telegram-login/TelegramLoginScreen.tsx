import { MiniAppLogin } from '#shared';

/** The login of a messaging app's mini-app: it logs in automatically with the launch data. */
export function TelegramLoginScreen() {
  return <MiniAppLogin entry="route" />;
}
