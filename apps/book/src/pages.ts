import type { BookPage } from './definePage';
import { alertDialog } from './pages/alertDialog';
import { amountEntry } from './pages/amountEntry';
import { appBar } from './pages/appBar';
import { art } from './pages/art';
import { button } from './pages/button';
import { card } from './pages/card';
import { carousel } from './pages/carousel';
import { choice } from './pages/choice';
import { embeddedFrame } from './pages/embeddedFrame';
import { field } from './pages/field';
import { ground } from './pages/ground';
import { iconButton } from './pages/iconButton';
import { infiniteList } from './pages/infiniteList';
import { message } from './pages/message';
import { money } from './pages/money';
import { notice } from './pages/notice';
import { picture } from './pages/picture';
import { plate } from './pages/plate';
import { progress } from './pages/progress';
import { prose } from './pages/prose';
import { pullToRefresh } from './pages/pullToRefresh';
import { row } from './pages/row';
import { segment } from './pages/segment';
import { select } from './pages/select';
import { sheetAndDrawer } from './pages/sheetAndDrawer';
import { skeleton } from './pages/skeleton';
import { tabs } from './pages/tabs';
import { toast } from './pages/toast';

/** The pages of the book, each under the name of its file, which is its address and the name of its pictures. */
export const pages: Readonly<Record<string, BookPage>> = {
  ground,
  alertDialog,
  amountEntry,
  appBar,
  art,
  button,
  card,
  carousel,
  choice,
  embeddedFrame,
  field,
  iconButton,
  infiniteList,
  message,
  money,
  notice,
  picture,
  plate,
  progress,
  prose,
  pullToRefresh,
  row,
  segment,
  select,
  sheetAndDrawer,
  skeleton,
  tabs,
  toast,
};
