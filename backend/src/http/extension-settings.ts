import { type Extension, extensions } from '@az/shared/contracts';

/** Settings from the environment about the extensions of the API. */
export type ExtensionSettings = {
  extensions: readonly Extension[];
  /** Live streams that one process may have at once. */
  maxStreams: number;
};

/** Reads `API_EXTENSIONS` (`all`, `none`, or names separated by commas) and `LIVE_MAX_STREAMS`. */
export function readExtensionSettings(env: Record<string, string | undefined>): {
  settings: ExtensionSettings;
  mistakes: string[];
} {
  const mistakes: string[] = [];
  const text = env.API_EXTENSIONS || 'all';
  const wanted = text === 'none' ? [] : text.split(',').map((name) => name.trim());
  if (text !== 'all' && wanted.some((name) => !extensions.some((known) => known === name)))
    mistakes.push(`API_EXTENSIONS must be all, none, or a list of ${extensions.join(', ')}.`);
  const maxStreams = env.LIVE_MAX_STREAMS || '20000';
  if (!/^\d{1,6}$/.test(maxStreams))
    mistakes.push(`LIVE_MAX_STREAMS must be a number up to 999999, not "${maxStreams}".`);
  return {
    settings: {
      extensions: text === 'all' ? extensions : extensions.filter((name) => wanted.includes(name)),
      maxStreams: Number(maxStreams),
    },
    mistakes,
  };
}
