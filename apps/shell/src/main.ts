import { framePainted } from './boot/framePainted';

// In the same file, and evaluated only then; a failure is told as that of any script is, so that the page can say so.
framePainted(window)
  .then(() => import(/* webpackMode: "eager" */ './app/start'))
  .catch(reportError);
