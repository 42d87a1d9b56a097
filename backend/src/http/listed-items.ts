import {
  type Extension,
  extensionFields,
  type FeedItemWire,
  type ListedItemWire,
} from '@az/shared/contracts';

/** Leaves out the fields of extensions that are switched off, because pages show a control for each field. */
export function listedItems(
  items: readonly FeedItemWire[],
  enabled: ReadonlySet<Extension>,
): ListedItemWire[] {
  const missing = Object.entries(extensionFields).flatMap(
    ([extension, fields]) => (enabled.has(extension as Extension) ? [] : fields), // its keys are extensions
  );
  return items.map((item) => {
    const listed: ListedItemWire = { ...item };
    for (const field of missing) delete listed[field];
    return listed;
  });
}
