import type { BookPage } from './definePage';
import { alertDialog } from './pages/feedback/alertDialog';
import { amountEntry } from './pages/forms/amountEntry';
import { appBar } from './pages/components/appBar';
import { illustrations } from './pages/components/illustrations';
import { button } from './pages/components/button';
import { card } from './pages/components/card';
import { carousel } from './pages/lists/carousel';
import { radioAndSwitch } from './pages/forms/radioAndSwitch';
import { embeddedFrame } from './pages/lists/embeddedFrame';
import { field } from './pages/forms/field';
import { designTokens } from './pages/components/designTokens';
import { iconButton } from './pages/components/iconButton';
import { infiniteList } from './pages/lists/infiniteList';
import { asyncContent } from './pages/feedback/asyncContent';
import { message } from './pages/feedback/message';
import { money } from './pages/components/money';
import { notice } from './pages/feedback/notice';
import { picture } from './pages/components/picture';
import { gradientCard } from './pages/components/gradientCard';
import { progress } from './pages/feedback/progress';
import { prose } from './pages/components/prose';
import { pullToRefresh } from './pages/lists/pullToRefresh';
import { row } from './pages/components/row';
import { segment } from './pages/forms/segment';
import { select } from './pages/forms/select';
import { sheetAndDrawer } from './pages/feedback/sheetAndDrawer';
import { skeleton } from './pages/feedback/skeleton';
import { tabs } from './pages/forms/tabs';
import { toast } from './pages/feedback/toast';

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
  asyncContent,
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
