import type { Category } from './game';

export interface Palette {
  deep: string;
  mid: string;
  light: string;
  rim: string;
  ink: string;
}

export const palettes: Record<Category, Palette> = {
  realbet: { deep: '#22060F', mid: '#6B1730', light: '#E2556A', rim: '#FFD9C4', ink: '#14030A' },
  sport: { deep: '#041F19', mid: '#0D5B45', light: '#58D39A', rim: '#F0FFE0', ink: '#021410' },
  fishing: { deep: '#031A33', mid: '#0A5580', light: '#38D3DA', rim: '#DDFFF8', ink: '#021224' },
  joker: { deep: '#10163A', mid: '#2C3A92', light: '#8398FF', rim: '#E8EBFF', ink: '#0A0E28' },
  gaming: { deep: '#11181D', mid: '#33454C', light: '#C9EE63', rim: '#F5FFD6', ink: '#0A0F12' },
  concise: { deep: '#3A0B2C', mid: '#C0451C', light: '#FFB24E', rim: '#FFE9C4', ink: '#22061C' },
  lottery: { deep: '#3A1C05', mid: '#B4611A', light: '#FFD36B', rim: '#FFF3CF', ink: '#241103' },
};
