import { framePainted } from './boot/framePainted';

// In the same file, and evaluated only then; a failure is reported like that of any script, so that the page can show it.
framePainted(window)
  .then(() => import(/* webpackMode: "eager" */ './app/start'))
  .catch(reportError);
