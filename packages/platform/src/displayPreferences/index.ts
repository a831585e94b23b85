export { type DisplayPreference, useDisplayPreferences } from './useDisplayPreferences';
