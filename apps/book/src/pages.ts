import type { BookPage } from './definePage';
import { alertDialog } from './pages/alertDialog';
import { amountEntry } from './pages/amountEntry';
import { appBar } from './pages/appBar';
import { illustrations } from './pages/illustrations';
import { button } from './pages/button';
import { card } from './pages/card';
import { carousel } from './pages/carousel';
import { radioAndSwitch } from './pages/radioAndSwitch';
import { embeddedFrame } from './pages/embeddedFrame';
import { field } from './pages/field';
import { designTokens } from './pages/designTokens';
import { iconButton } from './pages/iconButton';
import { infiniteList } from './pages/infiniteList';
import { message } from './pages/message';
import { money } from './pages/money';
import { notice } from './pages/notice';
import { picture } from './pages/picture';
import { gradientCard } from './pages/gradientCard';
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

/** The pages by the name of their file, which is also their URL and the name of their screenshots. */
export const pages: Readonly<Record<string, BookPage>> = {
  designTokens,
  alertDialog,
  amountEntry,
  appBar,
  illustrations,
  button,
  card,
  carousel,
  radioAndSwitch,
  embeddedFrame,
  field,
  iconButton,
  infiniteList,
  message,
  money,
  notice,
  picture,
  gradientCard,
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
