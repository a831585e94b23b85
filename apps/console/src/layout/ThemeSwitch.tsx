import type { ThemeChoice } from '@parlour/ui-kit';
import { IconButton } from '@parlour/ui-kit';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from './theme';

const next: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'dark', dark: 'light', light: 'system' };
const icons = { system: Monitor, dark: Moon, light: Sun } as const;
const labels: Readonly<Record<ThemeChoice, string>> = { system: 'system', dark: 'dark', light: 'light' };

/** Cycles through the themes: system, dark, light. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  const Icon = icons[choice];
  return (
    <IconButton
      label={`Theme: ${labels[choice]}. Change to ${labels[next[choice]]}`}
      title={`Theme: ${labels[choice]}`}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => choose(next[choice])}
    />
  );
}
