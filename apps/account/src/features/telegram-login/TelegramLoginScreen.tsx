import { MiniAppLogin } from '#shared';

/** The login of a messaging app's mini-app: it takes what the launch brought and logs in by itself. */
export function TelegramLoginScreen() {
  return <MiniAppLogin door="route" />;
}
