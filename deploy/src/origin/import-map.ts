import { moduleProtocol } from '@az/shared/build/shares.mjs';
import { type AreaRecord, filePath } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';
import { inlineJson } from './markup.ts';

const isModule = ({ federation }: AreaRecord): boolean => federation === moduleProtocol;

export const moduleAreas = ({ areas }: Pick<Live, 'areas'>): AreaRecord[] => areas.filter(isModule);

/** The version before a canary of an area; it replaces the canary when that fails. */
const previousOf = ({ given }: Live, { area }: AreaRecord): AreaRecord[] => {
  const previous = given?.[area]?.previous;
  // The previous version of an area is one of the same area.
  return previous ? [previous.record as AreaRecord] : [];
};

/**
 * The import map of a page with areas that are ES modules, as one tag. It has the integrity of every script of theirs,
 * without which browsers refuse them (https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity-map).
 * No tag without such an area, nor for one of a development server, whose files have no integrity.
 */
export function importMapTag(live: Live, nonce: string): string[] {
  const records = live.areas.flatMap((area) => [area, ...previousOf(live, area)]).filter(isModule);
  const integrity = records.flatMap((record) =>
    Object.entries(record.assets)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, value]) => [filePath(record, file), value]),
  );
  if (integrity.length === 0) return [];
  const map = { integrity: Object.fromEntries(integrity) };
  return [`<script type="importmap" nonce="${nonce}">${inlineJson(map)}</script>`];
}
