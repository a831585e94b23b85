import { Activity, Bug, History, Layers, type LucideIcon, Package, Split } from 'lucide-react';

/** The console's pages, in the order of their tabs. */
export const pages: readonly { readonly path: string; readonly title: string; readonly Icon: LucideIcon }[] = [
  { path: '/', title: 'Overview', Icon: Layers },
  { path: '/traffic', title: 'Traffic', Icon: Split },
  { path: '/releases', title: 'Releases', Icon: Package },
  { path: '/health', title: 'Health', Icon: Activity },
  { path: '/errors', title: 'Errors', Icon: Bug },
  { path: '/history', title: 'History', Icon: History },
];
