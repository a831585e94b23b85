import { framePainted } from './boot/framePainted';

// The shell is in the same file but is evaluated only after the frame is painted. A failure is reported like that of any script,
// so that the page can show it.
framePainted(window)
  .then(() => import(/* webpackMode: "eager" */ './app/start'))
  .catch(reportError);
