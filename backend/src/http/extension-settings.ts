import { type Extension, extensions } from '@az/shared/contracts';

/** Settings from the environment about the extensions of the API. */
export type ExtensionSettings = {
  /** The extensions whose calls exist. */
  extensions: readonly Extension[];
};

/** Reads `API_EXTENSIONS`: `all`, `none`, or names separated by commas. */
export function readExtensionSettings(env: Record<string, string | undefined>): {
  settings: ExtensionSettings;
  mistakes: string[];
} {
  const text = env.API_EXTENSIONS || 'all';
  if (text === 'all') return { settings: { extensions }, mistakes: [] };
  const wanted = text === 'none' ? [] : text.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !extensions.some((known) => known === name));
  const mistake = `API_EXTENSIONS must be all, none, or a list of ${extensions.join(', ')}.`;
  return {
    settings: { extensions: extensions.filter((name) => wanted.includes(name)) },
    mistakes: unknown.length > 0 ? [mistake] : [],
  };
}
